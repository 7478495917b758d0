/// Objects with the module of a class, but no class.
final class ModuleWithoutClassDetector: Detector, InterfaceScanner {
    static let issue = Issue(
        id: "ModuleWithoutClass", briefDescription: "A custom module without a custom class",
        explanation: """
            A module of an object's class means nothing without the class: the object is made of UIKit's own. Name the class, or take the
            module away.
            """,
        category: .correctness, priority: 5, severity: .warning,
        implementation: Implementation(ModuleWithoutClassDetector.self, .interfaceFile),
        noncompliant: [
            Example(files: [
                "Main.storyboard": """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
                    <scenes>
                        <scene sceneID="a1">
                            <objects>
                                ↓<viewController id="b2" customModule="App" sceneMemberID="viewController"/>
                            </objects>
                        </scene>
                    </scenes>
                </document>
                """
            ])
        ],
        compliant: [
            Example(files: [
                "Main.storyboard": """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
                    <scenes>
                        <scene sceneID="a1">
                            <objects>
                                <viewController id="b2" customClass="Start" customModule="App" sceneMemberID="viewController"/>
                            </objects>
                        </scene>
                    </scenes>
                </document>
                """
            ])
        ])

    func visitInterface(_ context: InterfaceContext) { look(at: context.file.root, context) }

    private func look(at element: InterfaceElement, _ context: InterfaceContext) {
        if element.attributes["customModule"] != nil, element.attributes["customClass"] == nil {
            context.report(Self.issue, at: element, "The <\(element.name)> names a module, but no class of it.")
        }
        for child in element.children { look(at: child, context) }
    }
}
