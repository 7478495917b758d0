import Linting

/// Says what each kind of scanner is shown.
final class ScannerDetector: Detector, SwiftScanner, InterfaceScanner, CatalogScanner, StringsScanner, PropertyListScanner, ProjectScanner {
    static let issue = Issue(
        id: "Scanned", briefDescription: "A scanner sees this", explanation: "Each kind of file has a kind of scanner.",
        category: .correctness, priority: 1, severity: .informational,
        implementation: Implementation(
            ScannerDetector.self, [.swiftFile, .interfaceFile, .catalog, .stringsFile, .propertyList, .project]))

    private func say(_ context: Context, _ path: String, _ scanner: String) {
        context.report(Self.issue, location: Location(path: path, line: 1), message: "\(scanner) sees \(path)")
    }

    func visitFile(_ context: SwiftContext) { say(context, context.path, "SwiftScanner") }
    func visitInterface(_ context: InterfaceContext) { say(context, context.path, "InterfaceScanner") }
    func visitCatalog(_ context: CatalogContext) { say(context, context.path, "CatalogScanner") }
    func visitStrings(_ context: StringsContext) { say(context, context.path, "StringsScanner") }
    func visitPropertyList(_ context: PropertyListContext) { say(context, context.path, "PropertyListScanner") }
    func visitProject(_ context: ProjectContext) { say(context, "App", "ProjectScanner") }
}
