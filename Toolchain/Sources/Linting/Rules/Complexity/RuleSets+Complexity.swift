extension RuleSets {
    static let complexity = RuleSet(
        "complexity",
        [
            CyclomaticDetector.cyclomatic,
            CyclomaticDetector.cognitive,
            LengthDetector.function,
            LengthDetector.closure,
            LengthDetector.type,
            LengthDetector.file,
            LengthDetector.line,
            ManyPartsDetector.condition,
            ManyPartsDetector.functions,
            NestingDetector.declarations,
            NestingDetector.blocks,
            ParameterCountDetector.parameters,
            ParameterCountDetector.tuple,
            ParameterCountDetector.associated,
        ])
}
