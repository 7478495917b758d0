extension BuiltInTemplates {
    /// What generates constants of JSON files.
    static let json =
        inline("json", title: "JSON", contents: DocumentParts.oneDocument)
        + runtime("json", title: "JSON", constants: DocumentParts.jsonConstants, reading: DocumentParts.jsonReading)

    /// What generates constants of property lists.
    static let plist =
        inline("plist", title: "Plist", contents: DocumentParts.oneDocument)
        + runtime("plist", title: "Plist", constants: DocumentParts.propertyListConstants, reading: DocumentParts.propertyListReading)

    /// What generates constants of YAML files.
    static let yaml = inline("yaml", title: "YAML", contents: DocumentParts.severalDocuments)

    /// Constants with the files' values.
    private static func inline(_ parser: String, title: String, contents: String) -> [BuiltInTemplate] {
        let parts =
            [DocumentParts.head, DocumentParts.values, DocumentParts.inlineConstants, contents]
            + DocumentParts.enumeration(title: title, rules: "identifier_name line_length number_separator type_body_length")
            + [DocumentParts.noFiles]
        return BuiltInTemplate.swift4And5(parser: parser, name: "inline-swift", parts: parts)
    }

    /// Constants whose values are read from the files when they are used.
    private static func runtime(_ parser: String, title: String, constants: String, reading: String) -> [BuiltInTemplate] {
        let parts =
            [DocumentParts.head, constants]
            + DocumentParts.enumeration(title: title, rules: "identifier_name line_length type_body_length")
            + [reading, SharedParts.bundleTokenUnlessLookup, DocumentParts.noFiles]
        return BuiltInTemplate.swift4And5(parser: parser, name: "runtime-swift", parts: parts)
    }
}
