import Foundation
import Sessions
import Testing
import UIKit

@MainActor
@Suite(.session) struct MethodExchangeTests {
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

    @Test func whatAClassOverridesIsItsOwn_forEverySelectorThatCanBeExchanged() throws {
        // What is generated is compared with what another reading of the sources says.
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/UIKit")
        let all = try #require(
            FileManager.default.enumerator(at: sources.appendingPathComponent("Generated"), includingPropertiesForKeys: nil))
        var generated = ""
        for case let file as URL in all where file.path.hasSuffix("+Exchange.swift") {
            generated += try String(contentsOf: file, encoding: .utf8)
        }
        let hook = #/@_dynamicReplacement\(for: ?([^\n]+)\)\n[^\n]*?final (?:.*\n)+?.*?MethodHooks\.run\(\s*(\w+)\.self,\s+"([^"]+)"/#
        let hooks = try generated.matches(of: hook).map { match in
            (name: String(match.1), cls: try #require(NSClassFromString("UIKit.\(match.2)")), selector: Selector(String(match.3)))
        }
        #expect(hooks.count > 50)
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var found = 0
        for case let file as URL in files where file.pathExtension == "swift" && !file.path.contains("/Generated/") {
            let text = try String(contentsOf: file, encoding: .utf8)
            for declaration in text.matches(of: #/\nopen class (\w+)(?:.*\n)+?\}\n/#) {
                guard let cls = NSClassFromString("UIKit.\(declaration.1)") else { continue }
                let overrides = Self.overrides(in: declaration.0)
                for hook in hooks where Self.superclasses(of: cls).contains(where: { $0 == hook.cls }) {
                    let method = try #require(class_getInstanceMethod(cls, hook.selector))
                    let isOwn = method != class_getInstanceMethod(class_getSuperclass(cls), hook.selector)
                    #expect(isOwn == overrides.contains(hook.name), "\(declaration.1).\(hook.selector)")
                    if isOwn { found += 1 }
                }
            }
        }
        #expect(found > 150)
    }

    private static func superclasses(of cls: AnyClass) -> some Sequence<AnyClass> {
        sequence(first: cls) { class_getSuperclass($0) }.dropFirst()
    }

    /// The full names of what a class's source overrides.
    private static func overrides(in text: Substring) -> Set<String> {
        var result: Set<String> = []
        for match in text.matches(of: #/\n    (?:\w+ )*override (?:\w+ )*(?:var (\w+)|func (\w+)\(((?:.|\n)*?)\) (?:->|\{))/#) {
            guard let name = match.2, let parameters = match.3 else {
                result.insert(String(match.1 ?? ""))
                continue
            }
            // Labels follow the beginning, and commas outside of parentheses and brackets.
            var (labels, depth, isStart) = ("", 0, true)
            for word in parameters.replacing("->", with: "").matches(of: #/\w+|[(\[<>\])]|,/#).map(\.output) {
                if isStart, depth == 0 { labels += word + ":" }
                isStart = word == ","
                if "([<".contains(word) { depth += 1 } else if ")]>".contains(word) { depth -= 1 }
            }
            result.insert("\(name)(\(labels))")
        }
        return result
    }
}
