import ResourceGeneration

/// The contexts that SwiftGen's tests of its parsers expect, and the errors.
struct ContextCases {
    let fixtures: Fixtures

    private struct Case {
        let parser, context: String
        let inputs: [String]
        var filter: String?
        var options: [String: String] = [:]

        init(_ parser: String, _ context: String, _ inputs: String..., filter: String? = nil, options: [String: String] = [:]) {
            (self.parser, self.context, self.inputs, self.filter, self.options) = (parser, context, inputs, filter, options)
        }
    }

    private static let cases = [
        Case("colors", "Colors/empty"),
        Case("colors", "Colors/defaults", "Colors/colors.clr"),
        Case("colors", "Colors/defaults", "Colors/colors.json"),
        Case("colors", "Colors/defaults", "Colors/colors.xml"),
        Case("colors", "Colors/argb", "Colors/colors-argb.xml", options: ["colorFormat": "argb"]),
        Case("colors", "Colors/extra", "Colors/extra.txt"),
        Case("colors", "Colors/multiple", "Colors/colors.clr", "Colors/extra.txt"),
        Case("coredata", "CoreData/empty"),
        Case("coredata", "CoreData/defaults", "CoreData/Model.xcdatamodeld"),
        Case("files", "Files/empty"),
        Case("files", "Files/defaults", "Files"),
        Case("files", "Files/mp4s", "Files", filter: ".mp4"),
        Case("fonts", "Fonts/empty"),
        Case("fonts", "Fonts/defaults", "."),
        Case("ib", "IB-iOS/empty"),
        Case("ib", "IB-iOS/messages", "IB-iOS/Message.storyboard"),
        Case("ib", "IB-iOS/anonymous", "IB-iOS/Anonymous.storyboard"),
        Case("ib", "IB-iOS/all", "IB-iOS"),
        Case("ib", "IB-macOS/empty"),
        Case("ib", "IB-macOS/messages", "IB-macOS/Message.storyboard"),
        Case("ib", "IB-macOS/anonymous", "IB-macOS/Anonymous.storyboard"),
        Case("ib", "IB-macOS/all", "IB-macOS"),
        Case("json", "JSON/empty"),
        Case("json", "JSON/array", "JSON/array.json"),
        Case("json", "JSON/configuration", "JSON/configuration.json"),
        Case("json", "JSON/all", "JSON", filter: "[^/]*\\.json$"),
        Case("plist", "Plist/empty"),
        Case("plist", "Plist/shopping-list", "Plist/good/shopping-list.plist"),
        Case("plist", "Plist/configuration", "Plist/good/configuration.plist"),
        Case("plist", "Plist/info", "Plist/good/Info.plist"),
        Case("plist", "Plist/all", "Plist/good"),
        Case("strings", "Strings/empty"),
        Case("strings", "Strings/localizable", "Strings/Localizable.strings"),
        Case("strings", "Strings/multiline", "Strings/LocMultiline.strings"),
        Case("strings", "Strings/utf8", "Strings/LocUTF8.strings"),
        Case("strings", "Strings/structuredonly", "Strings/LocStructuredOnly.strings"),
        Case("strings", "Strings/multiple", "Strings/Localizable.strings", "Strings/LocMultiline.strings"),
        Case("strings", "Strings/plurals", "Strings/Localizable.stringsdict"),
        Case("strings", "Strings/plurals-advanced", "Strings/LocPluralAdvanced.stringsdict"),
        Case("strings", "Strings/plurals-same-table", "Strings/Localizable.strings", "Strings/Localizable.stringsdict"),
        Case("strings", "Strings/plurals-same-table", "Strings/Localizable.stringsdict", "Strings/Localizable.strings"),
        Case("strings", "Strings/plurals-unsupported", "Strings/LocPluralUnsupported.stringsdict"),
        Case("strings", "Strings/custom-separator", "Strings/Localizable.strings", options: ["separator": "__"]),
        Case("xcassets", "XCAssets/empty"),
        Case("xcassets", "XCAssets/targets", "XCAssets/Targets.xcassets"),
        Case("xcassets", "XCAssets/styles", "XCAssets/Styles.xcassets"),
        Case("xcassets", "XCAssets/files", "XCAssets/Files.xcassets"),
        Case("xcassets", "XCAssets/food", "XCAssets/Food.xcassets"),
        Case("xcassets", "XCAssets/symbols", "XCAssets/Symbols.xcassets"),
        Case(
            "xcassets", "XCAssets/all", "XCAssets/Files.xcassets", "XCAssets/Food.xcassets", "XCAssets/Styles.xcassets",
            "XCAssets/Symbols.xcassets", "XCAssets/Targets.xcassets", "XCAssets/Other.xcassets"),
        Case("yaml", "Yaml/empty"),
        Case("yaml", "Yaml/grocery-list", "YAML/good/grocery-list.yaml"),
        Case("yaml", "Yaml/mapping", "YAML/good/mapping.yaml"),
        Case("yaml", "Yaml/version", "YAML/good/version.yaml"),
        Case("yaml", "Yaml/documents", "YAML/good/documents.yaml"),
        Case("yaml", "Yaml/all", "YAML/good", filter: "[^/]*\\.(json|ya?ml)$"),
    ]

    /// What has to be refused, and with what words.
    private static let refused: [(Case, String)] = [
        (Case("colors", "", "Colors/bad.clr"), "color list"),
        (Case("colors", "", "Colors/bad-syntax.json"), ""),
        (Case("colors", "", "Colors/bad-value.json"), "Invalid hex color \"this isn't a color\" found for key \"ArticleTitle\""),
        (Case("colors", "", "Colors/bad-syntax.txt"), "UTF-8"),
        (Case("colors", "", "Colors/bad-value.txt"), "Invalid hex color \"thisIsn'tAColor\" found for key \"ArticleTitle\""),
        (Case("colors", "", "Colors/bad-syntax.xml"), "must have a name"),
        (Case("colors", "", "Colors/bad-value.xml"), "Invalid hex color \"this isn't a color\" found for key \"ArticleTitle\""),
        (Case("colors", "", "Colors/bad-name.xml"), "Unable to find color \"@color/bar\""),
        (Case("colors", "", "Colors/colors-argb.xml", options: ["colorFormat": "bad"]), "Unsupported color format bad"),
        (Case("plist", "", "Plist/bad/syntax.plist"), ""),
        (Case("yaml", "", "YAML/bad/syntax.yaml"), ""),
        (
            Case("strings", "", "Strings/Localizable.strings", "Strings/en.lproj/Localizable.strings"),
            "Duplicate file of the same type for table \"Localizable\""
        ),
        (Case("strings", "", "Colors/colors.clr", filter: "clr$"), "Unsupported file type"),
        (
            Case("strings", "", "Strings/LocPluralErrorBothTypeKeys.stringsdict"),
            "Entry \"competition.tab.favorite-players\" expects either"
        ),
        (Case("strings", "", "Strings/LocPluralErrorMissingVariable.stringsdict"), "The variable \"hat_bewertung\""),
        (Case("strings", "", "Strings/LocPluralErrorPlaceholders.stringsdict"), "Invalid placeholder type int (previous: object)"),
        (Case("strings", "", "Strings/LocPluralErrorInvalidVariableValue.stringsdict"), "The variable \"variable\" has specified \"@\""),
        (Case("yaml", "", options: ["SomeOptionThatDoesntExist": "foo"]), "SomeOptionThatDoesntExist is not a valid option"),
    ]

    func check(_ report: inout FixtureReport) {
        for test in Self.cases {
            report.check("contexts", "\(test.context) of \(test.inputs.joined(separator: ", "))") {
                let got = try fixtures.context(of: test.inputs, parser: test.parser, filter: test.filter, options: test.options)
                if let difference = PlainValue.difference(got, try fixtures.context(test.context)) { throw Failure(difference) }
            }
        }
        for (test, words) in Self.refused {
            report.check("refusals", test.inputs.joined(separator: ", ")) {
                do { _ = try fixtures.context(of: test.inputs, parser: test.parser, filter: test.filter, options: test.options) } catch {
                    guard words.isEmpty || "\(error)".contains(words) else { throw Failure("refused with other words: \(error)") }
                    return
                }
                throw Failure("not refused")
            }
        }
    }
}
