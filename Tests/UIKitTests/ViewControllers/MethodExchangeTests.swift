import Foundation
import Testing
import UIKit

@MainActor
@Suite(.serialized) struct MethodExchangeTests {
    /// A controller that overrides and calls super.
    private final class Page: UIViewController {
        var log: [String] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            log.append("loaded")
        }
        override func viewDidAppear(_ animated: Bool) {
            log.append("before")
            super.viewDidAppear(animated)
            log.append("after")
        }
    }

    private final class Badge: UIView {
        var answers = 0
    }

    private func exchange(_ method: Method, _ body: IMP, while work: () -> Void) {
        let former = method_setImplementation(method, body)
        work()
        method_setImplementation(method, former)
    }

    @Test func aReplacedLifeCycleMethodIsSeenByEveryController() throws {
        let method = try #require(class_getInstanceMethod(UIViewController.self, "viewDidAppear:"))
        let former = unsafeBitCast(
            method_getImplementation(method), to: ((UIViewController, Selector, Bool) -> Void).self)
        var seen: [UIViewController] = []
        let body = imp_implementationWithBlock { (controller: UIViewController, animated: Bool) in
            seen.append(controller)
            (controller as? Page)?.log.append("replaced")
            former(controller, "viewDidAppear:", animated)
        }
        let (plain, page) = (UIViewController(), Page())
        exchange(method, body) {
            _ = Stage(plain)
            _ = Stage(page)
        }
        #expect(seen.contains { $0 === plain })
        #expect(page.log == ["loaded", "before", "replaced", "after"])
        page.viewDidAppear(false)
        #expect(page.log.suffix(2) == ["before", "after"])
    }

    @Test func valuesAndOptionalObjectsComeBack() throws {
        let view = Badge(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let point = try #require(class_getInstanceMethod(UIView.self, "pointInside:withEvent:"))
        exchange(point, imp_implementationWithBlock { (view: UIView, point: CGPoint, event: UIEvent?) in point.x > 50 }) {
            #expect(view.point(inside: CGPoint(x: 60, y: 0), with: nil) && !view.point(inside: .zero, with: nil))
            #expect(view.hitTest(CGPoint(x: 60, y: 0), with: nil) === view)
        }
        let hit = try #require(class_getInstanceMethod(UIView.self, "hitTest:withEvent:"))
        exchange(hit, imp_implementationWithBlock { (_: UIView, _: CGPoint, _: UIEvent?) -> UIView? in nil }) {
            #expect(view.hitTest(.zero, with: nil) == nil)
        }
        #expect(view.hitTest(.zero, with: nil) === view)
        let insets = try #require(class_getInstanceMethod(UIView.self, "safeAreaInsets"))
        exchange(insets, imp_implementationWithBlock { (_: UIView) in UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0) }) {
            #expect(view.safeAreaInsets.top == 7)
        }
    }

    @Test func aMethodAddedToASubclassIsItsOwn() throws {
        let added = class_addMethod(
            Badge.self, "layoutSubviews", imp_implementationWithBlock { (badge: Badge) in badge.answers += 1 }, nil)
        #expect(added && !class_addMethod(UIView.self, "layoutSubviews", imp_implementationWithBlock { (_: UIView) in }, nil))
        let (badge, other) = (Badge(), UIView())
        badge.layoutSubviews()
        other.layoutSubviews()
        #expect(badge.answers == 1)
    }

    @Test func completionsAreHandedOn() throws {
        let present = try #require(class_getInstanceMethod(UIViewController.self, "presentViewController:animated:completion:"))
        var presented: UIViewController?
        let body = imp_implementationWithBlock {
            (_: UIViewController, other: UIViewController, animated: Bool, completion: (() -> Void)?) in
            presented = other
            completion?()
        }
        var completed = false
        let sheet = UIViewController()
        exchange(present, body) { UIViewController().present(sheet, animated: false) { completed = true } }
        #expect(presented === sheet && completed)
    }

    @Test func actionsAndFontsGoThroughReplacements() throws {
        let send = try #require(class_getInstanceMethod(UIControl.self, "sendAction:to:forEvent:"))
        var names: [String] = []
        let button = UIButton()
        button.addTarget(self.target, action: Selector("removeFromSuperview"), for: .touchUpInside)
        exchange(send, imp_implementationWithBlock { (_: UIControl, action: Selector, _: Any?, _: UIEvent?) in names.append("\(action)") })
        {
            button.sendActions(for: .touchUpInside)
        }
        #expect(names == ["removeFromSuperview"])
        let font = try #require(class_getClassMethod(UIFont.self, "systemFontOfSize:"))
        let other = UIFont(name: "Inter", size: 3) ?? .italicSystemFont(ofSize: 3)
        exchange(font, imp_implementationWithBlock { (_: AnyObject, size: CGFloat) in other }) {
            #expect(UIFont.systemFont(ofSize: 20) === other)
        }
        #expect(UIFont.systemFont(ofSize: 20).pointSize == 20)
    }

    private let target = UIView()

    @Test func theTableOfOwnBodiesIsWhole() throws {
        // What UIKit's classes override of the exchangeable methods is written in a table; here it is read off the sources.
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/UIKit")
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var found = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            let name = file.deletingPathExtension().lastPathComponent
            guard text.contains("open class \(name): "), let cls = NSClassFromString("UIKit.\(name)"), cls is UIResponder.Type else {
                continue
            }
            for selector in [
                "layoutSubviews", "viewDidLoad", "loadView", "tintColorDidChange", "viewWillLayoutSubviews", "didMoveToWindow",
            ]
            where text.contains("    open override func \(selector)()") {
                found += 1
                let method = try #require(class_getInstanceMethod(cls, Selector(selector)))
                let inherited = class_getInstanceMethod(class_getSuperclass(cls), Selector(selector))
                #expect(method != inherited, "\(name).\(selector) is missing in FrameworkOverrides")
            }
        }
        #expect(found > 20)
    }
}
