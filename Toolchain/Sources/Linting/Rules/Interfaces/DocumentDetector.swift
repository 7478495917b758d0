import SampanInterfaceBuilder

/// What is wrong with a document by itself.
final class DocumentDetector: Detector, InterfaceScanner {
    private static func issue(
        _ id: String, _ brief: String, _ explanation: String, _ severity: Severity, priority: Int, category: Category = .correctness,
        _ noncompliant: String, _ compliant: String, isEnabledByDefault: Bool = true
    ) -> Issue {
        Issue(
            id: id, briefDescription: brief, explanation: explanation, category: category, priority: priority, severity: severity,
            implementation: Implementation(DocumentDetector.self, .interfaceFile),
            noncompliant: [Example(files: ["Main.storyboard": noncompliant])], compliant: [Example(files: ["Main.storyboard": compliant])],
            isEnabledByDefault: isEnabledByDefault)
    }

    static let duplicateID = issue(
        "DuplicateObjectID", "Two objects of a document have one identifier",
        "Connections and constraints name objects by their identifiers, and reach only one of the two. This comes from merging by hand.",
        .error,
        priority: 8, ExampleDocument.scene("<view id=\"a\"/>\n↓<view id=\"a\"/>"),
        ExampleDocument.scene("<view id=\"a\"/>\n<view id=\"b\"/>"))

    static let dangling = issue(
        "DanglingConnection", "A connection leads to an object that is not there",
        "The document has no object of the identifier that the connection names. This comes from merging by hand; the app ends, or misses it.",
        .error, priority: 8,
        ExampleDocument.scene("<view id=\"a\"/>", connections: "↓<outlet property=\"x\" destination=\"zz\" id=\"c\"/>"),
        ExampleDocument.scene("<view id=\"a\"/>", connections: "<outlet property=\"x\" destination=\"a\" id=\"c\"/>"))

    static let deprecatedGuide = issue(
        "DeprecatedLayoutGuide", "Constraints to the top or bottom layout guide",
        "The guides of view controllers are deprecated since iOS 11 and know nothing of the sides. Use safe area layout guides.", .warning,
        priority: 4, category: .compliance,
        ExampleDocument.storyboard(
            """
            <viewController id="a" sceneMemberID="viewController"><layoutGuides>
            ↓<viewControllerLayoutGuide type="top" id="g1"/>
            <viewControllerLayoutGuide type="bottom" id="g2"/>
            </layoutGuides></viewController>
            """),
        ExampleDocument.storyboard("<viewController id=\"a\" sceneMemberID=\"viewController\"/>"))

    static let deprecatedClass = issue(
        "DeprecatedInterfaceClass", "A document uses a class that Apple has given up",
        "Objects of this class no longer work, or the App Store refuses apps with them. Use its successor.", .error, priority: 7,
        category: .compliance,
        ExampleDocument.scene("↓<webView id=\"a\"/>"), ExampleDocument.scene("<wkWebView id=\"a\"/>"))

    static let unreachable = issue(
        "UnreachableScene", "A scene that nothing leads to",
        "The scene is not the first one, no segue leads to it, and it has no storyboard identifier: it is never shown. Take it away.",
        .warning,
        priority: 5, category: .unusedCode,
        ExampleDocument.storyboard(
            """
            <viewController id="a" sceneMemberID="viewController"/>
            </objects></scene><scene sceneID="s2"><objects>
            ↓<viewController id="b" sceneMemberID="viewController"/>
            """, attributes: " initialViewController=\"a\""),
        ExampleDocument.storyboard(
            """
            <viewController id="a" sceneMemberID="viewController"><connections>
            <segue destination="b" kind="show" id="g"/>
            </connections></viewController>
            </objects></scene><scene sceneID="s2"><objects>
            <viewController id="b" sceneMemberID="viewController"/>
            """, attributes: " initialViewController=\"a\""))

    static let missingLabel = issue(
        "MissingAccessibilityLabel", "A control with a picture alone has no accessibility label",
        "VoiceOver has nothing to say but the name of the picture's file. Give the control an accessibility label.", .warning, priority: 6,
        category: .accessibility, ExampleDocument.scene("↓<button id=\"a\"><state key=\"normal\" image=\"star\"/></button>"),
        ExampleDocument.scene(
            """
            <button id="a"><accessibility key="accessibilityConfiguration" label="Favourite"/><state key="normal" image="star"/></button>
            <button id="b"><state key="normal" title="Add" image="star"/></button>
            """))

    static let smallTarget = issue(
        "SmallTouchTarget", "A control is smaller than a finger needs",
        "A control's constraints fix its width or height below 44 points, which Apple's guidelines ask for at least. Make it larger.",
        .informational, priority: 4, category: .accessibility,
        ExampleDocument.scene(
            """
            ↓<button id="a"><constraints><constraint firstAttribute="height" constant="20" id="k"/></constraints>
            <state key="normal" title="Go"/></button>
            """),
        ExampleDocument.scene(
            """
            <button id="a"><constraints><constraint firstAttribute="height" constant="44" id="k"/></constraints>
            <state key="normal" title="Go"/></button>
            """))

    static let lowContrast = issue(
        "LowContrast", "A text and its background are hard to tell apart",
        "WCAG 2.1 (1.4.3) asks for a contrast of 4.5 to 1, of 3 to 1 for large texts. Choose a darker or lighter colour.", .warning,
        priority: 5, category: .accessibility,
        ExampleDocument.scene(
            """
            ↓<label text="Hello" id="a">
            <color key="textColor" red="0.8" green="0.8" blue="0.8" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></label>
            """),
        ExampleDocument.scene(
            """
            <label text="Hello" id="a">
            <color key="textColor" red="0.1" green="0.1" blue="0.1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></label>
            """))

    static let conflicting = issue(
        "ConflictingConstraints", "Required constraints contradict each other",
        "No size of the view satisfies all of its required constraints: one is broken when the app runs. Take one away, or lower its priority.",
        .error, priority: 7,
        ExampleDocument.scene(
            """
            ↓<view id="a"><constraints>
            <constraint firstAttribute="width" constant="10" id="k1"/>
            <constraint firstAttribute="width" constant="20" id="k2"/>
            </constraints></view>
            """),
        ExampleDocument.scene(
            """
            <view id="a"><constraints>
            <constraint firstAttribute="width" constant="10" id="k1"/>
            <constraint firstAttribute="width" constant="20" priority="750" id="k2"/>
            <constraint firstAttribute="width" constant="inf" id="k3"/>
            <constraint firstAttribute="width" secondItem="b" secondAttribute="width" multiplier="1:0" id="k4"/>
            </constraints></view>
            """))

    static let issues = [
        duplicateID, dangling, deprecatedGuide, deprecatedClass, unreachable, missingLabel, smallTarget, lowContrast, conflicting,
    ]

    private static let deprecated = [
        "webView": "WKWebView", "searchDisplayController": "UISearchController", "adBannerView": "another advertising service",
        "glkView": "MTKView", "glkViewController": "MTKView", "alertView": "UIAlertController", "actionSheet": "UIAlertController",
    ]

    func visitInterface(_ context: InterfaceContext) {
        guard context.file.isForIOS else { return }
        let elements = context.file.root.all
        var objects: [String: InterfaceElement] = [:]
        for element in elements {
            guard let id = element.attributes["id"], element.name != "scene" else { continue }
            // Exclusive parts of variations repeat what they vary.
            if objects[id] != nil {
                context.report(Self.duplicateID, at: element, "Another object has the identifier \"\(id)\", too.")
            } else {
                objects[id] = element
            }
        }
        for element in elements where ["outlet", "outletCollection", "action", "segue"].contains(element.name) {
            guard let target = element.attributes["destination"], objects[target] == nil, !target.isEmpty,
                !(element.name == "segue" && element.attributes["kind"] == "unwind"), !["-1", "-2"].contains(target)
            else { continue }
            context.report(Self.dangling, at: element, "There is no object \"\(target)\" that this could lead to.")
        }
        if let guide = elements.first(where: { $0.name == "viewControllerLayoutGuide" }) {
            context.report(Self.deprecatedGuide, at: guide, "Top and bottom layout guides are deprecated; use safe area layout guides.")
        }
        for element in elements {
            if let successor = Self.deprecated[element.name] {
                context.report(Self.deprecatedClass, at: element, "<\(element.name)> is given up by Apple; use \(successor).")
            }
        }
        lookForUnreachable(elements, context)
        var reader = ConstraintReader(context.file)
        for conflict in reader.conflicts() {
            context.report(
                Self.conflicting, at: conflict.view, "No size satisfies the required constraints of this view (\(conflict.constraints)).")
        }
        AccessibilityReader(context: context, index: context.project.fact(ProjectIndex.self)).look(at: context.file.root)
    }

    private func lookForUnreachable(_ elements: [InterfaceElement], _ context: InterfaceContext) {
        guard context.file.isStoryboard, let first = context.file.root.attributes["initialViewController"] else { return }
        let reached = Set(elements.compactMap { $0.name == "segue" ? $0.attributes["destination"] : nil } + [first])
        for controller in elements where controller.attributes["sceneMemberID"] == "viewController" {
            guard let id = controller.attributes["id"], !reached.contains(id), controller.attributes["storyboardIdentifier"] == nil,
                controller.name != "viewControllerPlaceholder"
            else { continue }
            context.report(Self.unreachable, at: controller, "Nothing leads to this scene.")
        }
    }
}
