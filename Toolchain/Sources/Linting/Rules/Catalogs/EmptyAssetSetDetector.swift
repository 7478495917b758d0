/// Images of a catalog that have no picture.
final class EmptyAssetSetDetector: Detector, CatalogScanner {
    static let issue = Issue(
        id: "EmptyAssetSet", briefDescription: "An image set has no picture",
        explanation: """
            An image set that names no file is an image that is not there: `UIImage(named:)` gives `nil`. Add the picture, or take the set
            away.
            """,
        category: .correctness, priority: 6, severity: .warning, implementation: Implementation(EmptyAssetSetDetector.self, .catalog),
        noncompliant: [
            Example(files: [
                "Assets.xcassets/Star.imageset/Contents.json":
                    "↓{\n  \"images\" : [ { \"idiom\" : \"universal\", \"scale\" : \"1x\" } ]\n}\n"
            ])
        ],
        compliant: [
            Example(files: [
                "Assets.xcassets/Star.imageset/Contents.json":
                    "{\n  \"images\" : [ { \"filename\" : \"star.svg\", \"idiom\" : \"universal\" } ]\n}\n",
                "Assets.xcassets/Star.imageset/star.svg": "<svg/>",
            ])
        ])

    func visitCatalog(_ context: CatalogContext) {
        for set in context.file.sets where set.kind == "imageset" {
            let images = set.contents?["images"]?.array ?? []
            if !images.contains(where: { $0["filename"] != nil }) {
                context.report(Self.issue, at: set, "The image \"\(set.name)\" has no picture.")
            }
        }
    }
}
