/// Classes and modules that documents name.
final class DocumentClassDetector: Detector, ProjectScanner {
    static let missing = Issue(
        id: "UnknownCustomClass", briefDescription: "A document names a class that does not exist",
        explanation: """
            The module is the app's own, and the app declares no such class: the object is made of UIKit's class instead, with "Unknown class in
            Interface Builder file" in the log, and its connections fail.
            """,
        category: .correctness, priority: 9, severity: .error, implementation: Implementation(DocumentClassDetector.self, .project),
        noncompliant: [
            Example(files: [
                "Main.storyboard": ExampleDocument.storyboard(
                    "↓<viewController id=\"a\" customClass=\"Strat\" customModuleProvider=\"target\" sceneMemberID=\"viewController\"/>"),
                "Start.swift": "class Start: UIViewController {}\n",
            ])
        ],
        compliant: [
            Example(files: [
                "Main.storyboard": ExampleDocument.storyboard(
                    "<viewController id=\"a\" customClass=\"Start\" customModuleProvider=\"target\" sceneMemberID=\"viewController\"/>"),
                "Start.swift": "class Start: UIViewController {}\n",
            ])
        ])

    static let withoutModule = Issue(
        id: "CustomClassWithoutModule", briefDescription: "A document names a Swift class without its module",
        explanation: """
            The full name of a Swift class includes its module. Without it the class is not found when the document is loaded, and an object of
            UIKit's class is made. Choose "Inherit Module From Target", or name the class for Objective-C with `@objc(Name)`.
            """,
        category: .correctness, priority: 8, severity: .error, implementation: Implementation(DocumentClassDetector.self, .project),
        noncompliant: [
            Example(files: [
                "Main.storyboard": ExampleDocument.storyboard(
                    "↓<viewController id=\"a\" customClass=\"Start\" sceneMemberID=\"viewController\"/>"),
                "Start.swift": "class Start: UIViewController {}\n",
            ])
        ],
        compliant: [
            Example(files: [
                "Main.storyboard": ExampleDocument.storyboard(
                    "<viewController id=\"a\" customClass=\"Start\" sceneMemberID=\"viewController\"/>"),
                "Start.swift": "@objc(Start) class Start: UIViewController {}\n",
            ])
        ])

    static let unsuitable = Issue(
        id: "CustomClassOfWrongKind", briefDescription: "A document makes an object of a class that is none of its kind",
        explanation: """
            A view's class has to be a view, a view controller's a view controller. What the class stands for in the project is the other one, so
            loading the document ends the app.
            """,
        category: .correctness, priority: 8, severity: .error, implementation: Implementation(DocumentClassDetector.self, .project),
        noncompliant: [
            Example(files: [
                "Main.storyboard": ExampleDocument.scene(
                    "↓<view id=\"b\" customClass=\"Start\" customModuleProvider=\"target\"/>"),
                "Start.swift": "class Start: UIViewController {}\n",
            ])
        ],
        compliant: [
            Example(files: [
                "Main.storyboard": ExampleDocument.scene(
                    "<view id=\"b\" customClass=\"Badge\" customModuleProvider=\"target\"/>"),
                "Start.swift": "class Badge: UIView {}\n",
            ])
        ])

    static let launchScreen = Issue(
        id: "LaunchScreenWithCustomClass", briefDescription: "A launch screen with code",
        explanation: """
            The launch screen is shown before the app runs: classes of the app's own, and attributes set at run time, are not allowed in it, and
            Xcode refuses the document. Use UIKit's classes alone.
            """,
        category: .correctness, priority: 8, severity: .error, implementation: Implementation(DocumentClassDetector.self, .project),
        noncompliant: [
            Example(files: [
                "Launch.storyboard": ExampleDocument.storyboard(
                    "↓<viewController id=\"a\" customClass=\"Start\" customModuleProvider=\"target\" sceneMemberID=\"viewController\"/>",
                    attributes: " launchScreen=\"YES\""),
                "Start.swift": "class Start: UIViewController {}\n",
            ])
        ],
        compliant: [
            Example(files: [
                "Launch.storyboard": ExampleDocument.storyboard(
                    "<viewController id=\"a\" sceneMemberID=\"viewController\"/>", attributes: " launchScreen=\"YES\"")
            ])
        ])

    static let issues = [missing, withoutModule, unsuitable, launchScreen]

    func visitProject(_ context: ProjectContext) {
        let index = context.project.fact(ProjectIndex.self)
        let renamed = Set(index.types.values.flatMap { $0 }.compactMap(\.objectiveCName))
        for (name, entries) in context.project.fact(InterfaceIndex.self).customClasses.sorted(by: { $0.key < $1.key }) {
            for entry in entries {
                func report(_ issue: Issue, _ message: String) {
                    context.report(
                        issue, location: Location(path: entry.file.path, line: entry.element.line, column: entry.element.column),
                        message: message)
                }
                let attributes = entry.element.attributes
                if entry.file.root.attributes["launchScreen"] == "YES", entry.element.name != "placeholder", name.hasPrefix("UI") == false {
                    report(Self.launchScreen, "The launch screen uses the class \(name) of the app's own.")
                }
                guard let declared = index.types[name] else {
                    // Xcode writes the class of a generic or nested one as code does.
                    guard attributes["customModuleProvider"] == "target", !index.objectiveCClasses.contains(name), !renamed.contains(name),
                        name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), index.identifiers[name] == nil
                    else { continue }
                    report(Self.missing, "The app declares no class \(name).")
                    continue
                }
                if attributes["customModule"] == nil, attributes["customModuleProvider"] == nil, !renamed.contains(name),
                    !index.objectiveCClasses.contains(name), entry.element.name != "placeholder"
                {
                    report(Self.withoutModule, "The class \(name) is not found without its module.")
                }
                guard declared.count == 1, let chain = index.chain(name) else { continue }
                let isController = chain.foreign.contains {
                    $0.hasPrefix("UI") && $0.hasSuffix("Controller") && $0 != "UIPresentationController"
                }
                let isView = chain.foreign.contains { Self.views.contains($0) }
                if isController, !isView, Self.viewElements.contains(entry.element.name) {
                    report(Self.unsuitable, "\(name) is a view controller, but <\(entry.element.name)> is a view.")
                } else if isView, !isController, entry.element.name.lowercased().hasSuffix("viewcontroller") {
                    report(Self.unsuitable, "\(name) is a view, but <\(entry.element.name)> is a view controller.")
                }
            }
        }
    }

    private static let views: Set<String> = [
        "UIView", "UITableViewCell", "UICollectionViewCell", "UIButton", "UILabel", "UIControl", "UIImageView", "UIScrollView",
        "UITableView", "UICollectionView", "UITextField", "UITextView", "UIStackView", "UITableViewHeaderFooterView",
        "UICollectionReusableView",
    ]
    private static let viewElements: Set<String> = [
        "view", "button", "label", "imageView", "tableView", "tableViewCell", "collectionView", "collectionViewCell", "textField",
        "textView", "scrollView", "stackView", "switch", "slider",
    ]
}
