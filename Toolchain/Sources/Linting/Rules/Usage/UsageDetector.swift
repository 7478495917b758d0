import Foundation
import SwiftSyntax

/// What is declared or imported, and never named again.
final class UsageDetector: Detector, ProjectScanner {
    private static func issue(
        _ id: String, _ brief: String, _ explanation: String, priority: Int, _ noncompliant: [String: String],
        _ compliant: [String: String],
        isEnabledByDefault: Bool = true
    ) -> Issue {
        Issue(
            id: id, briefDescription: brief, explanation: explanation, category: .unusedCode, priority: priority, severity: .warning,
            implementation: Implementation(UsageDetector.self, .project), noncompliant: [Example(files: noncompliant)],
            compliant: [Example(files: compliant)], isEnabledByDefault: isEnabledByDefault)
    }

    static let unusedPrivate = issue(
        "UnusedPrivateDeclaration", "A private declaration that its file never names",
        "Nothing outside of the file can see it, and nothing in the file uses it. Take it away.", priority: 5,
        ["A.swift": "struct A {\n    private let ↓b = 1\n    let c = 2\n}\nlet d = A().c\n"],
        ["A.swift": "struct A {\n    private let b = 1\n    var c: Int { b }\n}\nlet d = A().c\n"])

    static let unusedType = issue(
        "UnusedType", "A type that nothing names",
        "No code, document or property list of the project names the type. Take it away.", priority: 5,
        ["A.swift": "struct ↓Old {}\nstruct New {}\nlet a = New()\n"], ["A.swift": "struct New {}\nlet a = New()\n"])

    static let unusedFunction = issue(
        "UnusedFunction", "A function that nothing names",
        """
        No code of the project names it, no document sends it, and it answers no protocol: it is never called. Take it away. Functions that
        override, that Objective-C or other modules see, and those of types with protocols from elsewhere are not looked at.
        """, priority: 4,
        ["A.swift": "struct A {\n    func ↓old() {}\n    func new() {}\n}\nfunc f() { A().new() }\nlet a = f()\n"],
        ["A.swift": "struct A {\n    func new() {}\n}\nfunc f() { A().new() }\nlet a = f()\n"])

    static let unusedProperty = issue(
        "UnusedProperty", "A property that nothing names",
        "No code of the project names it, and no document or coder sets it. Take it away.", priority: 4,
        ["A.swift": "class A {\n    var ↓old = 1\n    var new = 2\n}\nlet a = A().new\nlet b = a\nlet c = b + c\n"],
        ["A.swift": "class A {\n    var new = 2\n}\nlet a = A().new\nlet b = a\nlet c = b + c\n"])

    static let unusedCase = issue(
        "UnusedEnumCase", "A case that nothing names",
        "No code of the project makes or matches the case, and the enumeration is not made of raw values. Take it away.", priority: 4,
        ["A.swift": "enum A {\n    case one, ↓two\n}\nlet a = A.one\n"],
        ["A.swift": "enum A {\n    case one\n}\nenum B: String {\n    case three\n}\nlet a = (A.one, B(rawValue: \"three\"))\n"])

    static let unusedImport = issue(
        "UnusedImport", "A framework that a file imports and does not use",
        """
        All names of the framework begin alike (CL for Core Location), and the file has none of them. Take the import away: it makes builds
        slower, and the reader look for what needs it.
        """, priority: 3, ["A.swift": "import UIKit\n↓import MapKit\nlet a = UIView()\n"],
        ["A.swift": "import UIKit\nimport MapKit\nlet a = MKMapView()\n"])

    static let repeatedImport = issue(
        "RepeatedImport", "A file imports a framework twice", "One import is enough. Take the other away.", priority: 3,
        ["A.swift": "import UIKit\n↓import UIKit\nlet a = UIView()\n"], ["A.swift": "import UIKit\nlet a = UIView()\n"])

    static let issues = [unusedPrivate, unusedType, unusedFunction, unusedProperty, unusedCase, unusedImport, repeatedImport]

    /// The prefixes of all names of frameworks, in capitals and after "k".
    private static let prefixes: [String: [String]] = [
        "MapKit": ["MK", "CL"], "CoreLocation": ["CL", "kCL"], "WebKit": ["WK", "DOM", "Web"], "MessageUI": ["MF"], "CloudKit": ["CK"],
        "EventKit": ["EK"], "Contacts": ["CN"], "Photos": ["PH"], "SafariServices": ["SF"], "UserNotifications": ["UN"],
        "LocalAuthentication": ["LA", "kLA"],
        "AVFoundation": [
            "AV", "CM", "kCM", "CV", "AudioServices", "kAudio", "kSystemSound", "SystemSoundID", "MTAudio", "AudioStream", "CA", "kCA",
            "CG", "CI",
        ],
        "AVKit": ["AV", "CM"], "HealthKit": ["HK"], "PassKit": ["PK"], "QuickLook": ["QL"], "MultipeerConnectivity": ["MC"],
        "ARKit": ["AR", "SCN", "SK"], "SceneKit": ["SCN", "CA"], "GameKit": ["GK"], "CoreMotion": ["CM"], "CoreBluetooth": ["CB"],
        "CoreSpotlight": ["CS", "kUT", "UT"], "Social": ["SL"], "Accounts": ["AC"], "AddressBook": ["AB", "kAB"],
    ]

    func visitProject(_ context: ProjectContext) {
        let index = context.project.fact(ProjectIndex.self)
        let interfaces = context.project.fact(InterfaceIndex.self)
        let isLibrary = context.project.project.map { !$0.targets.contains { $0.productType == .application } } ?? false
        for (file, facts) in index.files {
            lookAtImports(file, facts, context)
            for type in facts.types {
                if !isLibrary { lookAtType(type, file, facts, index, interfaces, context) }
                for member in type.members { look(at: member, of: type, file, facts, index, interfaces, isLibrary, context) }
            }
            for member in facts.functions { look(at: member, of: nil, file, facts, index, interfaces, isLibrary, context) }
        }
    }

    private static let entryPoints: Set<String> = [
        "main", "UIApplicationMain", "NSApplicationMain", "objc", "objcMembers", "propertyWrapper", "resultBuilder", "available",
        "IBDesignable",
    ]

    private func lookAtType(
        _ type: TypeFacts, _ file: SwiftFile, _ facts: SwiftFacts, _ index: ProjectIndex, _ interfaces: InterfaceIndex,
        _ context: ProjectContext
    ) {
        guard type.kind != .extension, index.identifiers[type.name] == 1, type.attributes.isDisjoint(with: Self.entryPoints),
            !type.modifiers.contains("public"), !type.modifiers.contains("open"), interfaces.customClasses[type.name] == nil,
            !index.foreignWords.contains(type.name), !index.texts.contains(type.name), !Self.isFound(type),
            index.types[type.name]?.count == 1,
            !type.name.hasSuffix("_Previews"), type.name != "CodingKeys", !file.path.contains("Tests/")
        else { return }
        context.report(
            Self.unusedType, location: file.location(type.range), message: "Nothing names the type \(type.name).")
    }

    /// Whether a type is found without being named: tests, managed objects, previews, intents, apps.
    private static func isFound(_ type: TypeFacts) -> Bool {
        type.inherited.contains {
            $0.hasSuffix("TestCase") || $0 == "XCTestCase" || $0 == "NSManagedObject" || $0 == "PreviewProvider" || $0 == "App"
                || $0 == "NSEntityMigrationPolicy" || $0.hasSuffix("Intent") || $0 == "Widget" || $0 == "WidgetBundle"
                || $0.hasSuffix("Extension")
                || $0 == "AppShortcutsProvider" || $0 == "CodingKey" || $0.hasPrefix("AsyncView") || $0 == "ValueTransformer"
        }
    }

    private func look(
        at member: MemberFacts, of type: TypeFacts?, _ file: SwiftFile, _ facts: SwiftFacts, _ index: ProjectIndex,
        _ interfaces: InterfaceIndex,
        _ isLibrary: Bool, _ context: ProjectContext
    ) {
        guard member.attributes.isEmpty || member.attributes == ["discardableResult"] || member.attributes == ["State"],
            !member.name.hasPrefix("_"), member.name.first.map({ $0.isLetter }) == true, !member.isExposed, type?.kind != .protocol
        else { return }
        let what: String =
            switch member.kind {
            case .property: "property"
            case .method: "function"
            case .enumCase: "case"
            }
        func report(_ issue: Issue) {
            context.report(
                issue, location: file.location(member.range), message: "Nothing names the \(what) \"\(member.name)\".")
        }
        if member.isPrivate, member.kind != .enumCase {
            // Another declaration of the name in the file may be the one that is named, and so may this.
            if facts.identifiers[member.name] == 1, !Self.isCoded(type, index), !isWitness(member, type, index) {
                report(Self.unusedPrivate)
            }
            return
        }
        guard !isLibrary, index.identifiers[member.name] == 1, !member.isPublic, !file.path.contains("Tests/"), !file.path.contains("Test"),
            !index.foreignWords.contains(member.name),
            !index.texts.contains(where: { $0 == member.name || $0.hasPrefix(member.name + ":") }),
            !interfaces.outlets.contains(member.name), !interfaces.keyPaths.contains(member.name), !isWitness(member, type, index)
        else { return }
        switch member.kind {
        case .method: report(Self.unusedFunction)
        case .property where type?.kind != .extension || !member.isImplicitlyUnwrapped:
            if !Self.isCoded(type, index) { report(Self.unusedProperty) }
        case .property: break
        case .enumCase:
            guard let type, type.kind == .enum,
                type.inherited.allSatisfy({ ["Error", "LocalizedError", "Equatable", "Hashable", "Sendable"].contains($0) }),
                !(index.extensions[type.name] ?? []).contains(where: {
                    $0.inherited.contains { ["CaseIterable", "RawRepresentable", "CodingKey"].contains($0) }
                })
            else { return }
            report(Self.unusedCase)
        }
    }

    /// Whether coders, Core Data or macros set the properties of a type by their names.
    private static func isCoded(_ type: TypeFacts?, _ index: ProjectIndex) -> Bool {
        guard let type else { return false }
        let parts = index.chain(type.name)?.parts ?? [type] + (index.extensions[type.name] ?? [])
        return parts.contains { part in
            !part.attributes.isDisjoint(with: ["Model", "Observable", "objcMembers"])
                || part.inherited.contains {
                    ["Codable", "Decodable", "Encodable", "NSManagedObject", "NSCoding", "CodingKey", "Object", "Mappable"].contains($0)
                }
        } || type.name == "CodingKeys"
    }

    /// Protocols whose requirements' names are never those of a type's own members by chance.
    private static let plainProtocols: Set<String> = [
        "Codable", "Decodable", "Encodable", "Sendable", "AnyObject", "Identifiable", "CaseIterable", "UIViewController", "UIView",
        "UITableViewCell", "UICollectionViewCell", "UITableViewController", "UICollectionViewController", "UINavigationController",
        "UITabBarController", "UIButton", "UILabel", "UIImageView", "NSObject", "UIControl", "UITextField", "UITextView", "UIStackView",
        "UICollectionReusableView", "UITableViewHeaderFooterView", "UIScrollView", "String", "Int",
    ]

    /// Whether a member may answer a protocol that is declared elsewhere, or one of the project's own.
    private func isWitness(_ member: MemberFacts, _ type: TypeFacts?, _ index: ProjectIndex) -> Bool {
        guard let type else { return false }
        // What extends a type from elsewhere may answer its protocols, and so may a nested type of a name that others have.
        guard type.kind != .extension || index.types[type.name] != nil else { return true }
        guard let declared = index.types[type.name], declared.count == 1, let chain = index.chain(type.name) else { return true }
        return chain.foreign.contains { !Self.plainProtocols.contains($0) }
            || chain.parts.contains { $0.kind == .protocol && $0.members.contains { $0.name == member.name } }
    }

    private func lookAtImports(_ file: SwiftFile, _ facts: SwiftFacts, _ context: ProjectContext) {
        var seen: Set<String> = []
        for (module, range) in facts.imports {
            let statement = file.text(range)
            if !seen.insert(statement).inserted {
                context.report(Self.repeatedImport, location: file.location(range), message: "\(module) is imported already.")
                continue
            }
            guard let prefixes = Self.prefixes[module], !statement.contains("@"), statement == "import \(module)" else { continue }
            let isUsed = facts.identifiers.keys.contains { name in
                prefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first.map { $0.isUppercase || $0.isLowercase } == true }
            }
            if !isUsed { context.report(Self.unusedImport, location: file.location(range), message: "The file uses nothing of \(module).") }
        }
    }
}
