import Foundation
import XcodeProject

/// What a project declares and names, over all its files.
final class ProjectIndex: ProjectFact {
    /// The project.
    let project: LintedProject
    /// The facts of each Swift file, in the files' order.
    let files: [(file: SwiftFile, facts: SwiftFacts)]
    /// The declarations of types by name, extensions left out.
    let types: [String: [TypeFacts]]
    /// The extensions by the names of what they extend.
    let extensions: [String: [TypeFacts]]
    /// How often each identifier stands in Swift.
    let identifiers: [String: Int]
    /// The texts in Swift that no value is inserted into.
    let texts: Set<String>
    /// The beginnings and ends of those that values are inserted into.
    let patterns: [(prefix: String, suffix: String)]
    /// The words in files of other languages, in property lists and in build settings.
    let foreignWords: Set<String>
    /// The classes that Objective-C declares.
    let objectiveCClasses: Set<String>
    /// Whether there are sources in other languages than Swift.
    let hasForeignSources: Bool

    init(_ project: LintedProject) {
        self.project = project
        files = project.swiftFiles.map { ($0, $0.fact(SwiftFacts.self)) }
        var types: [String: [TypeFacts]] = [:]
        var extensions: [String: [TypeFacts]] = [:]
        var identifiers: [String: Int] = [:]
        var texts: Set<String> = []
        var patterns: [(String, String)] = []
        for (_, facts) in files {
            for type in facts.types {
                if type.kind == .extension {
                    extensions[type.name, default: []].append(type)
                } else {
                    types[type.name, default: []].append(type)
                }
            }
            identifiers.merge(facts.identifiers, uniquingKeysWith: +)
            for literal in facts.literals {
                if let text = literal.text {
                    texts.insert(text)
                } else {
                    let (first, last) = (literal.parts.first ?? "", literal.parts.last ?? "")
                    if !(first + last).trimmingCharacters(in: .whitespaces).isEmpty { patterns.append((first, last)) }
                }
            }
        }
        (self.types, self.extensions, self.identifiers, self.texts) = (types, extensions, identifiers, texts)
        self.patterns = patterns
        (foreignWords, objectiveCClasses, hasForeignSources) = Self.foreign(project)
    }

    private static let foreignKinds: Set<String> = [
        "m", "mm", "h", "c", "pch", "js", "json", "plist", "xcconfig", "sh", "html", "css", "md",
    ]

    /// What is named outside of Swift. Names that stand there are used, whatever for.
    private static func foreign(_ project: LintedProject) -> (Set<String>, Set<String>, Bool) {
        var (words, classes, hasSources): (Set<String>, Set<String>, Bool) = ([], [], false)
        for path in project.paths where !path.contains(".xcassets/") {
            let kind = (path as NSString).pathExtension
            let isSource = kind == "m" || kind == "mm"
            hasSources = hasSources || isSource
            guard foreignKinds.contains(kind), kind != "md" else { continue }
            guard let data = FileManager.default.contents(atPath: project.absolute(path)), data.count < 1_000_000 else { continue }
            let text = String(decoding: data, as: UTF8.self)
            for word in text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || $0 == ".") }) {
                words.insert(String(word))
                if word.contains(".") { for part in word.split(separator: ".") { words.insert(String(part)) } }
            }
            guard isSource || kind == "h" else { continue }
            for part in text.components(separatedBy: "@interface ").dropFirst()
                + text.components(separatedBy: "@implementation ").dropFirst()
            {
                classes.insert(String(part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
            }
        }
        return (words, classes, hasSources)
    }

    /// Whether a name is put together, or may be, from parts in code: "icon3" from `"icon\(n)"`.
    func isComposed(_ name: String) -> Bool {
        patterns.contains { name.count > $0.prefix.count + $0.suffix.count && name.hasPrefix($0.prefix) && name.hasSuffix($0.suffix) }
    }

    /// Whether a name stands anywhere in code or in files of other languages, as a text or an identifier.
    func mentions(_ name: String) -> Bool {
        texts.contains(name) || identifiers[name] != nil || foreignWords.contains(name) || isComposed(name)
            || identifiers[Self.symbol(name)] != nil
            // Texts of several words in other languages are not told apart.
            || hasForeignSources && name.contains { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || $0 == ".") }
            || name.contains("/") && mentions(String(name.split(separator: "/").last ?? ""))
    }

    /// Whether a text that says more than a name contains one.
    func isPartOfText(_ name: String) -> Bool { texts.contains { $0.contains(name) } }

    /// The identifier that Xcode and generators make of a name: "tabBarIcon" of "tab-bar icon".
    static func symbol(_ name: String) -> String {
        let words = name.split { !($0.isLetter || $0.isNumber) }
        let joined = words.enumerated().map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
        return joined.prefix(1).lowercased() + joined.dropFirst()
    }

    // MARK: Types

    /// A type with its superclasses, as far as the project declares them.
    struct Chain {
        /// The declarations and extensions, the type's own first.
        var parts: [TypeFacts] = []
        /// The names of what the project does not declare.
        var foreign: Set<String> = []

        /// All members.
        var members: [MemberFacts] { parts.flatMap(\.members) }
        /// Whether what is unknown is of Apple's frameworks, as far as the names say.
        var endsInFrameworks: Bool { foreign.allSatisfy { ProjectIndex.isFrameworkName($0) } }
    }

    /// Whether a name is one of Apple's frameworks' classes or protocols, to judge by its prefix.
    static func isFrameworkName(_ name: String) -> Bool {
        let prefixes = [
            "UI", "NS", "CA", "MK", "CL", "AV", "WK", "SK", "SCN", "GK", "MF", "UN", "SF", "PK", "QL", "CN", "EK", "PH", "MTK", "CN",
        ]
        return prefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
            || ["AnyObject", "Codable", "Equatable", "Hashable", "CustomStringConvertible"].contains(name)
    }

    private var chains: [String: Chain] = [:]
    private let lock = NSLock()

    /// A type and what it inherits from; `nil` where the project does not declare it.
    func chain(_ name: String) -> Chain? {
        guard types[name] != nil else { return nil }
        return lock.withLock {
            if let known = chains[name] { return known }
            var chain = Chain()
            var (pending, seen): ([String], Set<String>) = ([name], [name])
            while let next = pending.popLast() {
                guard let declared = types[next] else {
                    chain.foreign.insert(next)
                    chain.parts += extensions[next] ?? []
                    continue
                }
                for part in declared + (extensions[next] ?? []) {
                    chain.parts.append(part)
                    for parent in part.inherited where seen.insert(parent).inserted { pending.append(parent) }
                }
            }
            // Extensions of what every view or controller is are theirs, too.
            for common in ["UIView", "UIViewController", "NSObject", "UIControl", "UIResponder"] where seen.insert(common).inserted {
                chain.parts += extensions[common] ?? []
            }
            chains[name] = chain
            return chain
        }
    }

    /// The file of a type's declaration.
    func file(_ path: String) -> SwiftFile? { project.swiftFile(path) }
}

extension ProjectIndex {
    /// Whether a class is known by another name to Objective-C.
    func isRenamed(_ name: String) -> Bool { types.values.contains { $0.contains { $0.objectiveCName == name } } }
}
