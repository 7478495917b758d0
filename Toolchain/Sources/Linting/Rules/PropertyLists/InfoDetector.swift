import Foundation
import SwiftSyntax
import XcodeProject

/// The property lists of apps, by themselves and beside code and resources.
final class InfoDetector: Detector, ProjectScanner {
    private typealias Issues = InfoIssues

    func visitProject(_ context: ProjectContext) {
        let lists = context.project.propertyLists.filter(Self.isInfo)
        for list in lists { look(at: list, context) }
        let apps = lists.filter {
            $0.value["CFBundlePackageType"]?.string.map { $0 == "APPL" || $0 == "$(PRODUCT_BUNDLE_PACKAGE_TYPE)" } ?? false
        }
        guard !apps.isEmpty || context.project.targets.contains(where: { $0.productType == .application }) else { return }
        let keys = Self.keys(context.project)
        guard !keys.isEmpty else { return }
        lookForUsages(keys, context)
        lookForAddresses(lists, keys, context)
        lookForFonts(lists, keys, context)
    }

    /// Whether a property list is a bundle's.
    private static func isInfo(_ list: PropertyListFile) -> Bool {
        list.path.hasSuffix("Info.plist") && !list.path.contains(".bundle/") && !list.path.contains(".framework/")
    }

    /// The keys of all bundles of the project, written down or made from settings.
    private static func keys(_ project: LintedProject) -> Set<String> {
        var keys = Set(project.propertyLists.filter(isInfo).flatMap { $0.value.dictionary?.keys.map { String($0) } ?? [] })
        for target in project.targets {
            guard let settings = try? target.settings(configuration: target.defaultConfiguration) else { continue }
            for name in settings.names where name.hasPrefix("INFOPLIST_KEY_") {
                keys.insert(String(name.dropFirst("INFOPLIST_KEY_".count)))
            }
        }
        return keys
    }

    // MARK: A list by itself

    private func look(at list: PropertyListFile, _ context: ProjectContext) {
        func report(_ issue: Issue, _ key: String, _ message: String) {
            context.report(issue, location: Location(path: list.path, line: list.line(of: key) ?? 1), message: message)
        }
        for (key, value) in (list.value.dictionary ?? [:]).sorted(by: { $0.key < $1.key }) {
            if let why = InfoKeys.deprecated[key] { report(Issues.deprecatedKey, key, "\"\(key)\" does nothing any more: \(why).") }
            if key.hasSuffix("UsageDescription"), value.string?.trimmingCharacters(in: .whitespaces).isEmpty == true {
                report(Issues.emptyUsage, key, "The text of \"\(key)\" is empty.")
            }
            if let kind = InfoKeys.kinds[key] {
                if !Self.fits(value, kind) { report(Issues.wrongType, key, "The value of \"\(key)\" is of the wrong type.") }
            } else if InfoKeys.deprecated[key] == nil,
                let meant = InfoKeys.kinds.keys.sorted().first(where: { $0 != key && $0.lowercased() == key.lowercased() })
            {
                report(Issues.misspeltKey, key, "\"\(key)\" is no key; \"\(meant)\" is meant.")
            }
        }
        let index = context.project.fact(ProjectIndex.self)
        let interfaces = context.project.fact(InterfaceIndex.self)
        for configuration in Self.dictionaries(list.value["UIApplicationSceneManifest"]?["UISceneConfigurations"]) {
            if let name = configuration["UISceneDelegateClassName"]?.string {
                let last = name.split(separator: ".").last.map(String.init) ?? name
                if !last.contains("$"), index.types[last] == nil, !index.objectiveCClasses.contains(last), !index.isRenamed(last) {
                    report(Issues.unknownClass, "UISceneDelegateClassName", "There is no class \"\(last)\".")
                }
            }
            if let name = configuration["UISceneStoryboardFile"]?.string, !interfaces.storyboards.contains(name), !name.contains("$") {
                report(Issues.unknownStoryboard, "UISceneStoryboardFile", "There is no storyboard \"\(name)\".")
            }
        }
        for key in ["UIMainStoryboardFile", "UILaunchStoryboardName", "UIMainStoryboardFile~ipad"] {
            guard let name = list.value[key]?.string, !name.isEmpty, !name.contains("$") else { continue }
            let base = name.hasSuffix(".storyboard") ? String(name.dropLast(11)) : name
            if !interfaces.storyboards.contains(base), !interfaces.xibs.contains(base) {
                report(Issues.unknownStoryboard, key, "There is no storyboard \"\(name)\".")
            }
        }
        for type in list.value["CFBundleURLTypes"]?.array ?? [] {
            for scheme in type["CFBundleURLSchemes"]?.strings ?? [] where !scheme.isEmpty && !scheme.contains("$") {
                let isValid =
                    scheme.first.map { $0.isASCII && $0.isLetter } == true
                    && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
                if !isValid { report(Issues.invalidScheme, "CFBundleURLSchemes", "\"\(scheme)\" is no URL scheme.") }
            }
        }
        for (domain, exception) in (list.value["NSAppTransportSecurity"]?["NSExceptionDomains"]?.dictionary ?? [:]).sorted(by: {
            $0.key < $1.key
        }) {
            for key in ["NSExceptionAllowsInsecureHTTPLoads", "NSTemporaryExceptionAllowsInsecureHTTPLoads"]
            where exception[key]?.boolean == true && domain != "localhost" {
                report(Issues.insecureException, key, "The server \"\(domain)\" may be reached without encryption.")
            }
        }
    }

    private static func fits(_ value: PropertyList, _ kind: InfoKeys.Kind) -> Bool {
        switch (kind, value) {
        case (.text, .string), (.text, .integer), (.text, .real), (.flag, .boolean), (.list, .array), (.dictionary, .dictionary): true
        // Settings are written as texts, and old lists have "YES".
        case (.flag, .string), (.flag, .integer): true
        // Capabilities may be a table of yes and no.
        case (.list, .dictionary(let entries)): entries.values.allSatisfy { if case .boolean = $0 { true } else { false } }
        default: false
        }
    }

    private static func dictionaries(_ value: PropertyList?) -> [PropertyList] {
        (value?.dictionary ?? [:]).sorted { $0.key < $1.key }.flatMap { $0.value.array ?? [] }
    }

    // MARK: Beside code

    private func lookForUsages(_ keys: Set<String>, _ context: ProjectContext) {
        let index = context.project.fact(ProjectIndex.self)
        for usage in InfoKeys.usages where !keys.contains(usage.key) && keys.isDisjoint(with: usage.alternatives) {
            for call in usage.calls {
                let parts = call.split(separator: ".").map(String.init)
                guard let name = parts.last, index.identifiers[name] != nil else { continue }
                for (file, facts) in index.files where facts.identifiers[name] != nil && (parts.count == 1 || facts.accesses.contains(call))
                {
                    guard index.types.values.allSatisfy({ $0.allSatisfy { !$0.members.contains { $0.name == name } } }),
                        let place = CallFinder.first(of: parts, in: file)
                    else { continue }
                    context.report(
                        Issues.missingUsage, location: file.location(place),
                        message: "This needs a text under \"\(usage.key)\" in Info.plist.")
                    break
                }
            }
        }
    }

    private func lookForAddresses(_ lists: [PropertyListFile], _ keys: Set<String>, _ context: ProjectContext) {
        let listed = Set(lists.flatMap { $0.value["LSApplicationQueriesSchemes"]?.strings ?? [] })
        let security = lists.compactMap { $0.value["NSAppTransportSecurity"] }
        let mayLoadAll = security.contains {
            $0["NSAllowsArbitraryLoads"]?.boolean == true || $0["NSAllowsArbitraryLoadsInWebContent"]?.boolean == true
        }
        let domains = security.flatMap { $0["NSExceptionDomains"]?.dictionary?.keys.map { String($0) } ?? [] }
        for (file, facts) in context.project.fact(ProjectIndex.self).files where !file.path.contains("Tests/") {
            for literal in facts.literals where literal.callee == "URL" && literal.label == "string" {
                guard let text = literal.text, let colon = text.firstIndex(of: ":") else { continue }
                let scheme = text[..<colon].lowercased()
                let before = file.text(max(0, literal.range.lowerBound - 60)..<literal.range.lowerBound)
                if before.contains("canOpenURL("), !listed.contains(where: { $0.lowercased() == scheme }),
                    !["http", "https", "tel", "mailto", "sms", "app-settings", "facetime", "prefs"].contains(scheme), !before.contains("\n")
                {
                    context.report(
                        Issues.unlistedScheme, location: file.location(literal.range),
                        message: "LSApplicationQueriesSchemes does not list \"\(scheme)\".")
                }
                guard scheme == "http", !mayLoadAll else { continue }
                let host = text.dropFirst(7).prefix { $0 != "/" && $0 != ":" && $0 != "?" }
                guard !host.isEmpty, host != "localhost", host != "127.0.0.1", !host.hasSuffix(".local"),
                    !domains.contains(where: { host == $0 || host.hasSuffix("." + $0) })
                else { continue }
                context.report(
                    Issues.insecureLoad, location: file.location(literal.range),
                    message: "Loading from \"\(host)\" without encryption is refused.")
            }
        }
    }

    private func lookForFonts(_ lists: [PropertyListFile], _ keys: Set<String>, _ context: ProjectContext) {
        let fonts = context.project.fact(ResourceIndex.self).fonts
        let names = Set(fonts.map { ($0 as NSString).lastPathComponent })
        var listed: Set<String> = []
        for list in lists {
            for entry in list.value["UIAppFonts"]?.strings ?? [] {
                let name = (entry as NSString).lastPathComponent
                listed.insert(name)
                if !names.contains(name), !name.contains("$") {
                    context.report(
                        Issues.missingFont, location: Location(path: list.path, line: list.line(of: "UIAppFonts") ?? 1),
                        message: "There is no font \"\(entry)\".")
                }
            }
        }
        let index = context.project.fact(ProjectIndex.self)
        let isRegistered = ["CTFontManagerRegisterFontsForURL", "CTFontManagerRegisterGraphicsFont", "CTFontManagerRegisterFontURLs"]
            .contains { index.identifiers[$0] != nil || index.foreignWords.contains($0) }
        guard !isRegistered, !keys.contains("UIAppFonts") || !listed.isEmpty else { return }
        let members = context.project.fact(ProjectFiles.self).listings.flatMap(\.members)
        let copied = Set(members.map(\.path))
        for path in fonts where !members.isEmpty && !copied.contains(path) { listed.insert((path as NSString).lastPathComponent) }
        for path in fonts where !listed.contains((path as NSString).lastPathComponent) && !path.contains(".bundle/") {
            context.report(
                Issues.unlistedFont, location: Location(path: path, line: 1), message: "UIAppFonts does not list this font.")
        }
    }
}

/// Finds the first use of a name.
private final class CallFinder: SyntaxVisitor {
    private let parts: [String]
    private let file: SwiftFile
    private var found: Range<Int>?

    private init(_ parts: [String], _ file: SwiftFile) {
        (self.parts, self.file) = (parts, file)
        super.init(viewMode: .sourceAccurate)
    }

    static func first(of parts: [String], in file: SwiftFile) -> Range<Int>? {
        let finder = CallFinder(parts, file)
        finder.walk(file.tree)
        return finder.found
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard found == nil, node.baseName.identifierText == parts.last else { return .visitChildren }
        if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
            if parts.count == 1 {
                found = file.range(of: node)
            } else if member.base?.trimmedDescription.hasPrefix(parts[0]) == true {
                found = file.range(of: member)
            }
        } else if parts.count == 1 {
            found = file.range(of: node)
        }
        return .visitChildren
    }
}
