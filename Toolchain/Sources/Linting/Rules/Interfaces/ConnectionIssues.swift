/// What can be wrong with the connections between documents and code.
enum ConnectionIssues {
    private static let start = " customClass=\"Start\" customModuleProvider=\"target\""
    private static let button = "<button opaque=\"NO\" id=\"b1\"><state key=\"normal\" title=\"Go\"/></button>"

    private static func issue(
        _ id: String, _ brief: String, _ explanation: String, _ severity: Severity, priority: Int, noncompliant: [Example],
        compliant: [Example]
    ) -> Issue {
        Issue(
            id: id, briefDescription: brief, explanation: explanation, category: .correctness, priority: priority, severity: severity,
            implementation: Implementation(ConnectionDetector.self, .project), noncompliant: noncompliant, compliant: compliant)
    }

    private static func files(_ swift: String, connections: String, subviews: String = button) -> Example {
        Example(files: [
            "Main.storyboard": ExampleDocument.scene(subviews, connections: connections, attributes: start), "Start.swift": swift,
        ])
    }

    static let outletWithoutProperty = issue(
        "OutletWithoutProperty", "A document sets an outlet that the class does not have",
        """
        When the document is loaded, the outlet is set by its name; where the class has no such property, the app ends with "this class is not
        key value coding-compliant for the key". Take the connection away, or correct the name.
        """, .error, priority: 9,
        noncompliant: [
            files(
                "class Start: UIViewController {\n    @IBOutlet var go: UIButton!\n}\n",
                connections:
                    "<outlet property=\"go\" destination=\"b1\" id=\"c0\"/>\n↓<outlet property=\"start\" destination=\"b1\" id=\"c1\"/>")
        ],
        compliant: [
            files(
                "class Start: UIViewController {\n    @IBOutlet var start: UIButton!\n}\n",
                connections: "<outlet property=\"start\" destination=\"b1\" id=\"c1\"/>")
        ])

    static let outletNotExposed = issue(
        "OutletNotExposed", "A document sets a property that is no outlet",
        """
        The property is there, but without `@IBOutlet` or `@objc` Objective-C does not know it, and the app ends when the document is loaded.
        """, .error, priority: 9,
        noncompliant: [
            files(
                "class Start: UIViewController {\n    var start: UIButton!\n}\n",
                connections: "↓<outlet property=\"start\" destination=\"b1\" id=\"c1\"/>")
        ],
        compliant: [
            files(
                "class Start: UIViewController {\n    @IBOutlet var start: UIButton!\n}\n",
                connections: "<outlet property=\"start\" destination=\"b1\" id=\"c1\"/>")
        ])

    private static func action(_ mark: String, _ selector: String) -> String {
        """
        <button opaque="NO" id="b1"><state key="normal" title="Go"/><connections>
        \(mark)<action selector="\(selector)" destination="vc1" eventType="touchUpInside" id="a1"/>
        </connections></button>
        """
    }

    static let actionWithoutMethod = issue(
        "ActionWithoutMethod", "A document sends an action that the class has no method for",
        """
        The connection is made, but when the control is used the app ends with "unrecognized selector". Take the connection away, or correct
        the method's name.
        """, .error, priority: 9,
        noncompliant: [
            files(
                "class Start: UIViewController {\n    @IBAction func go(_ sender: Any) {}\n}\n", connections: "",
                subviews: action("↓", "start:"))
        ],
        compliant: [
            files(
                "class Start: UIViewController {\n    @IBAction func start(_ sender: Any) {}\n}\n", connections: "",
                subviews: action("", "start:"))
        ])

    static let actionNotExposed = issue(
        "ActionNotExposed", "A document sends an action to a method that is no action",
        """
        The method is there, but without `@IBAction` or `@objc` Objective-C does not know it, and the app ends when the control is used.
        """, .error, priority: 9,
        noncompliant: [
            files(
                "class Start: UIViewController {\n    func start(_ sender: Any) {}\n}\n", connections: "", subviews: action("↓", "start:"))
        ],
        compliant: [
            files(
                "class Start: UIViewController {\n    @objc func start(_ sender: Any) {}\n}\n", connections: "",
                subviews: action("", "start:"))
        ])

    static let unwindWithoutMethod = issue(
        "UnwindWithoutMethod", "An unwind segue looks for a method that nobody has",
        """
        An unwind segue goes back to the first controller that has its action. No class of the project has one of this name, so nothing
        happens when the segue is performed.
        """, .warning, priority: 7,
        noncompliant: [
            files(
                "class Start: UIViewController {}\n",
                connections: "↓<segue destination=\"e1\" kind=\"unwind\" unwindAction=\"backToStart:\" id=\"g1\"/>")
        ],
        compliant: [
            files(
                "class Start: UIViewController {\n    @IBAction func backToStart(_ segue: UIStoryboardSegue) {}\n}\n",
                connections: "<segue destination=\"e1\" kind=\"unwind\" unwindAction=\"backToStart:\" id=\"g1\"/>")
        ])

    static let unconnectedOutlet = issue(
        "UnconnectedOutlet", "No document sets an outlet that is taken for granted",
        """
        The outlet is implicitly unwrapped, the class's objects come from documents, and in none of them the outlet is connected: its first use
        ends the app. Connect it, or take it away.
        """, .warning, priority: 7,
        noncompliant: [
            files("class Start: UIViewController {\n    @IBOutlet var ↓start: UIButton!\n}\n", connections: "")
        ],
        compliant: [
            files(
                "class Start: UIViewController {\n    @IBOutlet var start: UIButton!\n    @IBOutlet var stop: UIButton?\n}\n",
                connections: "<outlet property=\"start\" destination=\"b1\" id=\"c1\"/>")
        ])

    static let unconnectedAction = issue(
        "UnconnectedAction", "An action that no document sends and no code calls",
        """
        The method is marked as an action, but no storyboard or xib sends it, and nothing in the code names it. Connect it, or take it away.
        """, .warning, priority: 4,
        noncompliant: [
            files("class Start: UIViewController {\n    @IBAction func ↓start(_ sender: Any) {}\n}\n", connections: "")
        ],
        compliant: [
            files(
                "class Start: UIViewController {\n    @IBAction func start(_ sender: Any) {}\n}\n", connections: "",
                subviews: action("", "start:"))
        ])

    static let attributeWithoutProperty = issue(
        "RuntimeAttributeWithoutProperty", "A document sets an attribute that the class does not have",
        """
        User-defined runtime attributes are set by their names when the document is loaded. No class or extension of the project has a property
        of this name, and it is none of the framework's: the app logs the failure or ends.
        """, .warning, priority: 7,
        noncompliant: [
            files(
                "class Start: UIViewController {}\n", connections: "",
                subviews: """
                    <view id="w1"><userDefinedRuntimeAttributes>
                    ↓<userDefinedRuntimeAttribute type="number" keyPath="roundness" value="3"/>
                    </userDefinedRuntimeAttributes></view>
                    """)
        ],
        compliant: [
            files(
                "extension UIView {\n    @IBInspectable var roundness: Double { get { 0 } set {} }\n}\n", connections: "",
                subviews: """
                    <view id="w1"><userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="roundness" value="3"/>
                    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius" value="3"/>
                    </userDefinedRuntimeAttributes></view>
                    """)
        ])

    static let all = [
        outletWithoutProperty, outletNotExposed, actionWithoutMethod, actionNotExposed, unwindWithoutMethod, unconnectedOutlet,
        unconnectedAction, attributeWithoutProperty,
    ]
}
