extension RuleSets {
    static let catalogs = RuleSet(
        "catalogs",
        [
            EmptyAssetSetDetector.issue
        ] + AssetNameDetector.issues + PictureDetector.issues)
}
