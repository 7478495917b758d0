extension BuiltInTemplates {
    /// What generates code for Swift 6: nothing is shared between threads that could change, so that it compiles where the compiler checks
    /// concurrency, and what is looked up is looked up each time, so that an app can change its language while it runs.
    static let swift6 = [
        swift6(of: "strings", values: "tables", [Swift6Parts.strings, Swift6Parts.bundle]),
        swift6(of: "xcassets", values: "catalogs", [Swift6Parts.assets, Swift6Parts.bundle]),
        swift6(of: "fonts", values: "families", [Swift6Parts.fonts, Swift6Parts.bundle]),
        swift6(of: "files", values: "groups", [Swift6Parts.files, Swift6Parts.bundle]),
        swift6(of: "ib", values: "storyboards", [Swift6Parts.interfaceMacros, Swift6Parts.interfaces, Swift6Parts.bundle]),
        swift6(of: "colors", values: "palettes", [Swift6Parts.colors]),
        swift6(of: "coredata", values: "models", [Swift6Parts.managedHead, CoreDataParts.properties, Swift6Parts.managedClasses]),
        swift6(of: "json", values: "files", [Swift6Parts.standardName("JSON"), Swift6Parts.documents]),
        swift6(of: "plist", values: "files", [Swift6Parts.standardName("Plist"), Swift6Parts.documents]),
        swift6(of: "yaml", values: "files", [Swift6Parts.standardName("YAML"), Swift6Parts.documents]),
    ]

    private static func swift6(of parser: String, values: String, _ parts: [String]) -> BuiltInTemplate {
        BuiltInTemplate(parser: parser, name: "swift6", parts: [Swift6Parts.head(values)] + parts + [Swift6Parts.end])
    }
}
