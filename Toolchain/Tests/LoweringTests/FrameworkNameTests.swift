import Foundation
import Testing

@testable import Lowering

/// Apple's names of what the frameworks declare.
struct FrameworkNameTests {
    private func names(_ source: String, of type: String = "UIThing") -> [String: String] {
        let summary = ModuleSummary.framework("UIKit", sources: [.init(path: "a.swift", text: source)])
        let members = summary.classes[type].map { $0.initializers + $0.members } ?? summary.protocols[type]?.requirements ?? []
        return Dictionary(members.map { ($0.name, $0.selector) }) { first, _ in first }
    }

    @Test func wordsOfTypesComeBackBehindPrepositions() {
        let names = names(
            """
            open class UIThing: NSObject {
                open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
                open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {}
                open func setTitle(_ title: String?, for state: UIControl.State) {}
                open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
                open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
                open func insertSubview(_ view: UIView, at index: Int) {}
                open func sizeThatFits(_ size: CGSize) -> CGSize { size }
                open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {}
                open func numberOfRows(inSection section: Int) -> Int { 0 }
                open func move(toParent parent: String) {}
            }
            """)
        #expect(names["cellForRow(at:)"] == "cellForRowAtIndexPath:")
        #expect(names["insertRows(at:with:)"] == "insertRowsAtIndexPaths:withRowAnimation:")
        #expect(names["setTitle(_:for:)"] == "setTitle:forState:")
        #expect(names["hitTest(_:with:)"] == "hitTest:withEvent:")
        #expect(names["sendAction(_:to:for:)"] == "sendAction:to:forEvent:")
        #expect(names["insertSubview(_:at:)"] == "insertSubview:atIndex:")
        #expect(names["sizeThatFits(_:)"] == "sizeThatFits:")
        #expect(names["scrollToRow(at:at:animated:)"] == "scrollToRowAtIndexPath:atScrollPosition:animated:")
        #expect(names["numberOfRows(inSection:)"] == "numberOfRowsInSection:")
        #expect(names["move(toParent:)"] == "moveToParent:")
    }

    @Test func namesOfOneWordGetTheTypeOfWhatTheyTake() {
        let names = names(
            """
            open class UIThing: NSObject {
                open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {}
                open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
                open func open(_ url: URL) {}
                open func popViewController(animated: Bool) -> UIViewController? { nil }
                open func application(_ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>) {}
            }
            """)
        #expect(names["present(_:animated:completion:)"] == "presentViewController:animated:completion:")
        #expect(names["convert(_:to:)"] == "convertPoint:toView:")
        #expect(names["open(_:)"] == "openURL:")
        #expect(names["popViewController(animated:)"] == "popViewControllerAnimated:")
        #expect(names["application(_:didDiscardSceneSessions:)"] == "application:didDiscardSceneSessions:")
    }

    @Test func whatGivesOnesOwnKindIsNamedAfterIt() {
        let names = names(
            """
            open class UIColor: NSObject {
                open class var black: UIColor { UIColor() }
                open class var tintColor: UIColor { UIColor() }
                open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
            }
            """, of: "UIColor")
        #expect(names == ["black": "blackColor", "tintColor": "tintColor", "withAlphaComponent(_:)": "colorWithAlphaComponent:"])
    }

    @Test func truthValuesThatCanBeSetLoseTheirVerb() throws {
        let source = """
            open class UIThing: NSObject {
                open var isHidden = false
                open var isFirstResponder: Bool { false }
                // @objc(isAccessibilityElement)
                /// Marked.
                open var isAccessibilityElement = false
            }
            """
        #expect(
            names(source) == [
                "isHidden": "hidden", "isFirstResponder": "isFirstResponder", "isAccessibilityElement": "isAccessibilityElement",
            ])
        let summary = ModuleSummary.framework("UIKit", sources: [.init(path: "a.swift", text: source)])
        let hidden = try #require(summary.classes["UIThing"]?.members.first { $0.name == "isHidden" })
        #expect(hidden.getter == "isHidden")
    }

    @Test func keysAndSelectorsInAppsAreApples() throws {
        let kit = ModuleSummary.framework(
            "UIKit",
            sources: [
                .init(
                    path: "k.swift",
                    text: """
                        open class UIThing: NSObject {
                            open var isHidden = false
                            // @objc(CGColor)
                            /// Marked.
                            open var cgColor: CGColor?
                            open func setTitle(_ title: String?, for state: UIControl.State) {}
                        }
                        """)
            ])
        let source = """
            import UIKit
            class Thing: UIThing {
                let keys = [#keyPath(UIThing.isHidden), #keyPath(Thing.cgColor)]
                let names = [#selector(getter: UIThing.isHidden), #selector(setter: UIThing.isHidden), #selector(setTitle(_:for:))]
            }
            """
        let input = ModuleInput(name: "App", sources: [.init(path: "a.swift", text: source)], dependencies: [kit])
        // Columns are kept by spaces.
        let text = try Lowering.lower(input).files[0].text.filter { $0 != " " }
        #expect(text.contains("letkeys=[\"hidden\",\"CGColor\"]"))
        #expect(text.contains("[Selector(\"isHidden\"),Selector(\"setHidden:\"),Selector(\"setTitle:forState:\")]"))
    }

    @Test func overridesAndWitnessesAreCalledAsWhatTheyStandFor() {
        let source = """
            public protocol UIThingDelegate: NSObjectProtocol {
                // @objc(thing:commitEditingStyle:) optional
                /// Marked twice.
                func thing(_ thing: UIThing, commit style: UIThing.EditingStyle)
            }
            extension UIThingDelegate {
                public func thing(_ thing: UIThing, commit style: UIThing.EditingStyle) {}
            }
            open class UIThing: NSObject {
                // @objc(prepareLayout)
                open func prepare() {}
            }
            open class UIFlow: UIThing, UIThingDelegate {
                open override func prepare() {}
                open func thing(_ thing: UIThing, commit style: UIThing.EditingStyle) {}
            }
            """
        #expect(names(source, of: "UIFlow") == ["prepare()": "prepareLayout", "thing(_:commit:)": "thing:commitEditingStyle:"])
        let summary = ModuleSummary.framework("UIKit", sources: [.init(path: "a.swift", text: source)])
        #expect(summary.protocols["UIThingDelegate"]?.requirements.map(\.isOptional) == [true])
    }

    @Test func theFrameworksOwnMembersHaveApplesNames() throws {
        let sources = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Sources").standardizedFileURL.path
        let summaries = try ModuleSummary.frameworks(in: sources)
        func members(_ type: String) throws -> [MemberSummary] {
            for summary in summaries {
                if let known = summary.classes[type] { return known.initializers + known.members }
                if let known = summary.protocols[type] { return known.requirements }
            }
            throw Missing(name: type)
        }
        func name(_ type: String, _ member: String) throws -> [String] { try members(type).filter { $0.name == member }.map(\.selector) }

        #expect(try name("UIButton", "setTitle(_:for:)") == ["setTitle:forState:"])
        #expect(try name("UIControl", "addTarget(_:action:for:)") == ["addTarget:action:forControlEvents:"])
        #expect(try name("UIViewController", "viewWillTransition(to:with:)") == ["viewWillTransitionToSize:withTransitionCoordinator:"])
        #expect(try name("UIViewController", "prepare(for:sender:)") == ["prepareForSegue:sender:"])
        #expect(try name("UIViewController", "dismiss(animated:completion:)") == ["dismissViewControllerAnimated:completion:"])
        #expect(try name("UIView", "isHidden") == ["hidden"])
        #expect(try name("UIView", "point(inside:with:)") == ["pointInside:withEvent:"])
        #expect(try name("UISlider", "point(inside:with:)") == ["pointInside:withEvent:"])
        #expect(try Set(name("UIView", "convert(_:to:)")).isSuperset(of: ["convertPoint:toView:", "convertRect:toView:"]))
        #expect(try name("UITableViewController", "tableView(_:commit:forRowAt:)") == ["tableView:commitEditingStyle:forRowAtIndexPath:"])
        #expect(try name("UITextField", "caretRect(for:)") == ["caretRectForPosition:"])
        #expect(try name("UIColor", "systemBlue") == ["systemBlueColor"])
        #expect(try name("UITraitCollection", "init(displayScale:)") == ["traitCollectionWithDisplayScale:"])
        #expect(try name("CALayer", "insertSublayer(_:at:)") == ["insertSublayer:atIndex:"])
        #expect(try name("CALayer", "add(_:forKey:)") == ["addAnimation:forKey:"])
        #expect(try name("AVCaptureDevice", "default(for:)") == ["defaultDeviceWithMediaType:"])

        let delegate = try members("UITableViewDelegate").filter { !$0.isOptional }
        #expect(delegate.isEmpty)
        let required = try members("UITableViewDataSource").filter { !$0.isOptional }.map(\.selector)
        #expect(required == ["tableView:numberOfRowsInSection:", "tableView:cellForRowAtIndexPath:"])
    }

    private struct Missing: Error { let name: String }
}
