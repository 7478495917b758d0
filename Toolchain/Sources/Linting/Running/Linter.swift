import Foundation

/// Looks at a project with the detectors of some rule sets.
public final class Linter {
    /// The rule sets.
    public let ruleSets: [RuleSet]
    private let settings: [String: IssueSettings]
    private let active: [Issue]

    /// Creates a linter.
    ///
    /// - Parameter settings: what the configuration says of issues, by their ids; defaults for those that are missing.
    public init(ruleSets: [RuleSet], settings: [String: IssueSettings] = [:]) {
        self.ruleSets = ruleSets
        let all = ruleSets.flatMap(\.issues)
        let complete = Dictionary(all.map { ($0.id, settings[$0.id] ?? IssueSettings($0)) }) { first, _ in first }
        self.settings = complete
        active = all.filter { complete[$0.id]?.isActive == true && complete[$0.id]?.severity != .ignore }
    }

    /// A detector of each class that finds an active issue within some scopes.
    private func detectors(_ scopes: Scope) -> [Detector] {
        var seen: Set<ObjectIdentifier> = []
        return active.filter { !$0.implementation.scopes.isDisjoint(with: scopes) }.compactMap { issue in
            let type = issue.implementation.detector
            return seen.insert(ObjectIdentifier(type)).inserted ? type.init() : nil
        }
    }

    /// The findings in Swift files, each looked at by itself, in the files' order, and what else is to be made of them while their trees are there.
    func lint<Value>(
        swiftFiles files: [SwiftFile], in project: LintedProject, _ value: @escaping (SwiftFile) -> Value
    ) -> [(incidents: [Incident], value: Value)] {
        let threads = max(1, min(ProcessInfo.processInfo.activeProcessorCount, files.count))
        let results = Results<(incidents: [Incident], value: Value)>(count: files.count)
        DispatchQueue.concurrentPerform(iterations: threads) { _ in
            let walker = SwiftWalker(detectors(.swiftFile))
            while let index = results.next() {
                let context = SwiftContext(files[index], project: project, settings: settings)
                walker.lint(context)
                results.put((sorted(context.incidents), value(files[index])), at: index)
            }
        }
        return results.all.compactMap { $0 }
    }

    /// The findings in documents: storyboards, catalogs, tables of texts and property lists.
    public func lintDocuments(of project: LintedProject) -> [Incident] {
        var incidents: [Incident] = []
        let detectors = detectors([.interfaceFile, .catalog, .stringsFile, .propertyList])
        func look<Scanner, C: Context>(_ context: C, _ scanners: [Scanner], _ visit: (Scanner, C) -> Void) {
            for scanner in scanners {
                (scanner as? Detector)?.beforeCheckFile(context)
                visit(scanner, context)
                (scanner as? Detector)?.afterCheckFile(context)
            }
            incidents += context.incidents
        }
        let interfaces = detectors.compactMap { $0 as? any InterfaceScanner }
        for file in project.interfaces where !interfaces.isEmpty {
            look(InterfaceContext(file, project: project, settings: settings), interfaces) { scanner, context in
                scanner.visitInterface(context)
                let names = Set(scanner.applicableElements)
                if !names.isEmpty { Self.walk(file.root, names) { scanner.visitElement(context, $0) } }
            }
        }
        let catalogs = detectors.compactMap { $0 as? any CatalogScanner }
        for file in project.catalogs {
            look(CatalogContext(file, project: project, settings: settings), catalogs) { $0.visitCatalog($1) }
        }
        let tables = detectors.compactMap { $0 as? any StringsScanner }
        for file in project.strings { look(StringsContext(file, project: project, settings: settings), tables) { $0.visitStrings($1) } }
        let lists = detectors.compactMap { $0 as? any PropertyListScanner }
        for file in project.propertyLists {
            look(PropertyListContext(file, project: project, settings: settings), lists) { $0.visitPropertyList($1) }
        }
        return sorted(incidents)
    }

    private static func walk(_ element: InterfaceElement, _ names: Set<String>, _ visit: (InterfaceElement) -> Void) {
        if names.contains(element.name) { visit(element) }
        for child in element.children { walk(child, names, visit) }
    }

    /// The findings that take the whole project.
    public func lintProject(_ project: LintedProject) -> [Incident] {
        let context = ProjectContext(project: project, settings: settings)
        for detector in detectors(.project) { (detector as? any ProjectScanner)?.visitProject(context) }
        return sorted(context.incidents)
    }

    /// All findings that no comment suppresses, by files and places.
    public func lint(_ project: LintedProject) -> [Incident] {
        let suppressor = Suppressor(ruleSets: ruleSets, active: Set(active.map(\.id)))
        let found = lint(swiftFiles: project.swiftFiles, in: project) { SuppressionReader.suppressions(in: $0) }
        var others = Dictionary(grouping: project.failures + lintDocuments(of: project) + lintProject(project), by: \.location.path)
        var all: [Incident] = []
        for (file, found) in zip(project.swiftFiles, found) {
            let (reported, unused) = suppressor.apply(found.value, to: found.incidents + (others.removeValue(forKey: file.path) ?? []))
            all += reported + unused.compactMap { Self.unused($0, $1, file.path, suppressor, settings) }
        }
        return sorted(all + others.values.flatMap { $0 })
    }

    /// The finding that a suppression suppresses nothing.
    static func unused(
        _ suppression: Suppression, _ name: String, _ path: String, _ suppressor: Suppressor, _ settings: [String: IssueSettings]
    ) -> Incident? {
        let issue = LintIssues.unusedSuppression
        guard let settings = settings[issue.id], settings.isActive, settings.severity != .ignore, settings.applies(to: path) else {
            return nil
        }
        let message =
            suppressor.isKnown(name)
            ? "Nothing is found here that \"\(name)\" would suppress." : "There is no issue \"\(name)\" to suppress."
        return Incident(
            id: issue.id, severity: settings.severity, message: message,
            location: Location(path: path, line: suppression.line, column: suppression.column),
            entity: (path as NSString).lastPathComponent,
            line: name)
    }

    private func sorted(_ incidents: [Incident]) -> [Incident] { Linter.sorted(incidents) }

    /// Findings by files and places.
    static func sorted(_ incidents: [Incident]) -> [Incident] {
        incidents.sorted { one, other in
            let (first, second) = (one.location, other.location)
            if first.path != second.path { return first.path < second.path }
            if first.start != second.start {
                return (first.start ?? Position(line: 0, column: 0)) < (second.start ?? Position(line: 0, column: 0))
            }
            return (one.id, one.message) < (other.id, other.message)
        }
    }
}

/// What threads take and bring.
private final class Results<Result>: @unchecked Sendable {
    private let lock = NSLock()
    private var place = 0
    private(set) var all: [Result?]

    init(count: Int) { all = Array(repeating: nil, count: count) }

    func next() -> Int? {
        lock.withLock {
            guard place < all.count else { return nil }
            defer { place += 1 }
            return place
        }
    }

    func put(_ result: Result, at index: Int) { lock.withLock { all[index] = result } }
}
