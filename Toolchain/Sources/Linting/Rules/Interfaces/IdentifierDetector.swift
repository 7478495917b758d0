/// Identifiers and names of documents that code asks for, and those that nobody asks for.
final class IdentifierDetector: Detector, ProjectScanner {
    private static func issue(
        _ id: String, _ brief: String, _ explanation: String, _ severity: Severity, priority: Int, _ noncompliant: [String: String],
        _ compliant: [String: String], isUnused: Bool = false
    ) -> Issue {
        Issue(
            id: id, briefDescription: brief, explanation: explanation, category: isUnused ? .unusedCode : .correctness, priority: priority,
            severity: severity, implementation: Implementation(IdentifierDetector.self, .project),
            noncompliant: [Example(files: noncompliant)], compliant: [Example(files: compliant)])
    }

    private static func segue(_ identifier: String, mark: String = "") -> String {
        ExampleDocument.scene(
            "", connections: "\(mark)<segue destination=\"vc1\" kind=\"show\" identifier=\"\(identifier)\" id=\"g1\"/>")
    }

    static let unknownSegue = issue(
        "UnknownSegueIdentifier", "Code performs a segue that no document has",
        "Performing a segue whose identifier the controller's scene does not have ends the app. Correct the identifier.", .error,
        priority: 9,
        [
            "Main.storyboard": segue("details"),
            "A.swift": "func f(_ c: UIViewController) { c.performSegue(withIdentifier: ↓\"detials\", sender: nil) }\n",
        ],
        [
            "Main.storyboard": segue("details"),
            "A.swift": "func f(_ c: UIViewController) { c.performSegue(withIdentifier: \"details\", sender: nil) }\n",
        ])

    static let unusedSegue = issue(
        "UnusedSegueIdentifier", "No code names the identifier of a segue",
        "Nothing performs the segue by its identifier or asks for it. The identifier is left over, or misspelt in one of the places.",
        .informational, priority: 3, ["Main.storyboard": segue("details", mark: "↓"), "A.swift": "let a = 1\n"],
        ["Main.storyboard": segue("details"), "A.swift": "let a = \"details\"\n"], isUnused: true)

    private static func table(_ identifier: String, mark: String = "") -> String {
        ExampleDocument.scene(
            """
            <tableView id="t1"><prototypes>
            \(mark)<tableViewCell reuseIdentifier="\(identifier)" id="c1"/>
            </prototypes></tableView>
            """)
    }

    static let unknownReuse = issue(
        "UnknownReuseIdentifier", "Code asks for a reusable cell that nobody has registered",
        "No prototype has this identifier, and no code registers it: asking for the cell ends the app, or gives nil for ever.", .error,
        priority: 9,
        [
            "Main.storyboard": table("note"),
            "A.swift":
                "func f(_ t: UITableView, _ i: IndexPath) { _ = t.dequeueReusableCell(withIdentifier: ↓\"notes\", for: i) }\n",
        ],
        [
            "Main.storyboard": table("note"),
            "A.swift":
                "func f(_ t: UITableView, _ i: IndexPath) { _ = t.dequeueReusableCell(withIdentifier: \"note\", for: i) }\n",
        ])

    static let unusedReuse = issue(
        "UnusedReuseIdentifier", "No code asks for a prototype cell",
        "The prototype's identifier stands nowhere in the code. The prototype is left over, or the identifier is misspelt in one of the places.",
        .warning, priority: 4, ["Main.storyboard": table("note", mark: "↓"), "A.swift": "let a = 1\n"],
        ["Main.storyboard": table("note"), "A.swift": "let a = \"note\"\n"], isUnused: true)

    static let duplicateReuse = issue(
        "DuplicateReuseIdentifier", "Two prototypes of a table have one identifier",
        "Only one of the prototypes is ever made. Give each an identifier of its own.", .warning, priority: 6,
        [
            "Main.storyboard": ExampleDocument.scene(
                """
                <tableView id="t1"><prototypes>
                <tableViewCell reuseIdentifier="note" id="c1"/>
                ↓<tableViewCell reuseIdentifier="note" id="c2"/>
                </prototypes></tableView>
                """)
        ], ["Main.storyboard": table("note")])

    static let missingReuse = issue(
        "PrototypeWithoutIdentifier", "A prototype cell has no reuse identifier",
        "Without an identifier no code can ask for the prototype; Xcode warns of it, too. Give it one.", .warning, priority: 5,
        [
            "Main.storyboard": ExampleDocument.scene(
                "<tableView id=\"t1\"><prototypes>\n↓<tableViewCell id=\"c1\"/>\n</prototypes></tableView>")
        ], ["Main.storyboard": table("note")])

    private static func controller(_ identifier: String, mark: String = "") -> String {
        ExampleDocument.storyboard(
            "\(mark)<viewController storyboardIdentifier=\"\(identifier)\" id=\"vc1\" sceneMemberID=\"viewController\"/>")
    }

    static let unknownController = issue(
        "UnknownStoryboardIdentifier", "Code asks for a view controller that no storyboard has",
        "Making a controller by an identifier that its storyboard does not have ends the app. Correct the identifier.", .error, priority: 9,
        [
            "Main.storyboard": controller("details"),
            "A.swift": "func f(_ s: UIStoryboard) { _ = s.instantiateViewController(withIdentifier: ↓\"detials\") }\n",
        ],
        [
            "Main.storyboard": controller("details"),
            "A.swift": "func f(_ s: UIStoryboard) { _ = s.instantiateViewController(withIdentifier: \"details\") }\n",
        ])

    static let unusedController = issue(
        "UnusedStoryboardIdentifier", "No code names the storyboard identifier of a view controller",
        "Nothing makes the controller by its identifier. The identifier is left over, or misspelt in one of the places.", .informational,
        priority: 3, ["Main.storyboard": controller("details", mark: "↓"), "A.swift": "let a = 1\n"],
        ["Main.storyboard": controller("details"), "A.swift": "let a = \"details\"\n"], isUnused: true)

    static let duplicateController = issue(
        "DuplicateStoryboardIdentifier", "Two view controllers of a storyboard have one identifier",
        "Only one of them is ever made by the identifier; Xcode refuses such a storyboard.", .error, priority: 7,
        [
            "Main.storyboard": ExampleDocument.storyboard(
                """
                <viewController storyboardIdentifier="a" id="vc1" sceneMemberID="viewController"/>
                ↓<viewController storyboardIdentifier="a" id="vc2" sceneMemberID="viewController"/>
                """)
        ], ["Main.storyboard": controller("a")])

    static let unknownStoryboard = issue(
        "UnknownStoryboardName", "Code opens a storyboard that is not there",
        "No storyboard of the project has this name, and opening one that is not in the bundle ends the app.", .error, priority: 9,
        ["Main.storyboard": controller("a"), "A.swift": "let a = (UIStoryboard(name: ↓\"Mian\", bundle: nil), \"a\")\n"],
        ["Main.storyboard": controller("a"), "A.swift": "let a = (UIStoryboard(name: \"Main\", bundle: nil), \"a\")\n"])

    private static let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects><view id="a"/></objects></document>
        """

    static let unknownNib = issue(
        "UnknownNibName", "Code loads a nib that is not there",
        "No xib of the project has this name, and loading one that is not in the bundle ends the app.", .error, priority: 9,
        ["Cell.xib": xib, "A.swift": "let a = UINib(nibName: ↓\"Cel\", bundle: nil)\n"],
        ["Cell.xib": xib, "A.swift": "let a = UINib(nibName: \"Cell\", bundle: nil)\n"])

    static let issues = [
        unknownSegue, unusedSegue, unknownReuse, unusedReuse, duplicateReuse, missingReuse, unknownController, unusedController,
        duplicateController, unknownStoryboard, unknownNib,
    ]

    func visitProject(_ context: ProjectContext) {
        guard !context.project.interfaces.isEmpty else { return }
        let index = context.project.fact(ProjectIndex.self)
        let interfaces = context.project.fact(InterfaceIndex.self)
        for (file, facts) in index.files {
            // A test may ask for what its own target brings along.
            for literal in facts.literals { look(at: literal, in: file, index, interfaces, context) }
        }
        func report(_ issue: Issue, _ entry: InterfaceIndex.Entry, _ message: String) {
            guard entry.file.isForIOS else { return }
            context.report(
                issue, location: Location(path: entry.file.path, line: entry.element.line, column: entry.element.column), message: message)
        }
        for (name, entries) in interfaces.segues where !index.mentions(name) {
            for entry in entries { report(Self.unusedSegue, entry, "No code names the segue \"\(name)\".") }
        }
        for (name, entries) in interfaces.storyboardIdentifiers {
            // A reference in another storyboard, and the class of the same name, may be how it is asked for.
            let isReferenced = context.project.interfaces.contains {
                $0.root.all.contains { $0.attributes["referencedIdentifier"] == name }
            }
            if !index.mentions(name), !isReferenced, interfaces.customClasses[name] == nil {
                for entry in entries { report(Self.unusedController, entry, "No code names the view controller \"\(name)\".") }
            }
            var seen: Set<String> = []
            for entry in entries where !seen.insert(entry.file.path).inserted {
                report(Self.duplicateController, entry, "Another view controller of this storyboard is called \"\(name)\", too.")
            }
        }
        for (name, entries) in interfaces.reuseIdentifiers {
            let prototypes = entries.filter { Self.isPrototype($0) }
            if !name.isEmpty, !index.mentions(name), index.types[name] == nil {
                for entry in prototypes { report(Self.unusedReuse, entry, "No code asks for the cell \"\(name)\".") }
            }
            var seen: Set<ObjectIdentifier> = []
            for entry in prototypes where !seen.insert(ObjectIdentifier(entry.ancestors[entry.ancestors.count - 1])).inserted {
                report(Self.duplicateReuse, entry, "Another prototype of this table is called \"\(name)\", too.")
            }
        }
        for file in context.project.interfaces {
            for list in file.root.all where list.name == "prototypes" {
                for cell in list.children where cell.name == "tableViewCell" && (cell.attributes["reuseIdentifier"] ?? "").isEmpty {
                    context.report(
                        Self.missingReuse, location: Location(path: file.path, line: cell.line, column: cell.column),
                        message: "This prototype has no reuse identifier.")
                }
            }
        }
    }

    private static func isPrototype(_ entry: InterfaceIndex.Entry) -> Bool {
        entry.ancestors.last?.name == "prototypes" || entry.ancestors.last?.name == "cells" && entry.element.name == "collectionViewCell"
    }

    private func look(
        at literal: LiteralFacts, in file: SwiftFile, _ index: ProjectIndex, _ interfaces: InterfaceIndex, _ context: ProjectContext
    ) {
        guard let text = literal.text, let callee = literal.callee else { return }
        func report(_ issue: Issue, _ message: String) { context.report(issue, location: file.location(literal.range), message: message) }
        switch (callee, literal.label) {
        case ("performSegue", "withIdentifier"):
            if interfaces.segues[text] == nil { report(Self.unknownSegue, "No storyboard has a segue \"\(text)\".") }
        case ("instantiateViewController", "withIdentifier"), ("instantiateViewController", "identifier"):
            if interfaces.storyboardIdentifiers[text] == nil {
                report(Self.unknownController, "No storyboard has a view controller \"\(text)\".")
            }
        case ("UIStoryboard", "name"):
            if !interfaces.storyboards.contains(text) { report(Self.unknownStoryboard, "There is no storyboard \"\(text)\".") }
        case ("UINib", "nibName"), ("loadNibNamed", ""):
            if !interfaces.xibs.contains(text) { report(Self.unknownNib, "There is no xib \"\(text)\".") }
        case ("dequeueReusableCell", "withIdentifier"), ("dequeueReusableCell", "withReuseIdentifier"):
            let isRegistered = index.files.contains { $0.facts.literals.contains { $0.text == text && !Self.asks($0) } }
            if interfaces.reuseIdentifiers[text] == nil, !isRegistered, !index.foreignWords.contains(text), index.types[text] == nil {
                report(Self.unknownReuse, "Nothing registers a cell \"\(text)\", and no prototype is called so.")
            }
        default: break
        }
    }

    private static func asks(_ literal: LiteralFacts) -> Bool { literal.callee == "dequeueReusableCell" }
}
