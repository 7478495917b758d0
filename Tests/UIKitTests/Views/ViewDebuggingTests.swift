import Foundation
import ObjCRuntime
import Sessions
import Testing

@testable import UIKit

/// What views and controllers say of themselves in logs and at a debugger's prompt, in UIKit's words.
@MainActor @Suite(.session)
struct ViewDebuggingTests {
    private final class Badge: UILabel {}

    private func withoutAddresses(_ text: String) -> String {
        text.replacing(#/:? 0x[0-9a-f]+|:0x[0-9a-f]+/#, with: "")
    }

    @Test func aViewSaysWhatDiffersFromTheUsual() {
        let view = UIView(frame: CGRect(x: 1, y: 2.5, width: 100, height: 1 / 3.0))
        #expect(withoutAddresses(view.description) == "<UIView; frame = (1 2.5; 100 0.333333); layer = <CALayer>>")
        #expect(view.description.hasPrefix("<UIView: 0x"))
        view.clipsToBounds = true
        view.alpha = 0.5
        view.isHidden = true
        view.isOpaque = false
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleBottomMargin]
        view.isUserInteractionEnabled = false
        view.tag = 3
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(
            withoutAddresses(view.description)
                == "<UIView; frame = (1 2.5; 100 0.333333); clipsToBounds = YES; alpha = 0.5; hidden = YES; opaque = NO; "
                + "autoresize = W+H+BM; userInteractionEnabled = NO; tag = 3; backgroundColor = UIExtendedSRGBColorSpace 1 0 0 1; "
                + "layer = <CALayer>>")
    }

    @Test func anAppsClassSaysWhichOfUIKitsItIs() {
        let badge = Badge(frame: .zero)
        badge.text = "A Secret Is Found In The Library"
        let text = withoutAddresses(badge.description)
        #expect(text.contains("Badge; baseClass = UILabel; frame = (0 0; 0 0); text = 'A Secret Is Found In The ...'; "))
        #expect(text.contains("userInteractionEnabled = NO"))
    }

    @Test func scrollViewsSayWhereTheyAre() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.contentOffset.y = -20
        let text = withoutAddresses(table.description)
        #expect(text.contains("clipsToBounds = YES; ") && text.contains("gestureRecognizers = <NSArray>; "))
        #expect(text.contains("contentOffset: {0, -20}; contentSize: {0, 0}; adjustedContentInset: {0, 0, 0, 0}; dataSource: (null)>"))
    }

    @Test func aHierarchyIsDescribedLineByLine() throws {
        let (top, middle, low) = (UIView(), UIStackView(), UIView())
        top.addSubview(middle)
        middle.addArrangedSubview(low)
        let text = try #require(top.perform(Selector("recursiveDescription"))?.takeUnretainedValue() as? String)
        let lines = withoutAddresses(text).split(separator: "\n")
        try #require(lines.count == 3)
        #expect(lines[0].hasPrefix("<UIView; frame") && lines[1].hasPrefix("   | <UIStackView; frame"))
        #expect(lines[1].hasSuffix("> axis=horiz distribution=fill alignment=fill"))
        #expect(lines[2].hasPrefix("   |    | <UIView; frame"))
    }

    @Test func aTraceSaysWhatLaysEachViewOut() throws {
        let controller = UIViewController()
        let (free, held) = (UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5)), UILabel())
        held.text = "Held"
        held.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(free)
        controller.view.addSubview(held)
        held.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
        let stage = Stage(controller)
        stage.settle()
        let trace = withoutAddresses(try #require(free.value(forKey: "_autolayoutTrace") as? String))
        #expect(trace.contains("•UIWindow") && trace.contains("*UILabel'Held' - AMBIGUOUS LAYOUT") && trace.contains("Legend:"))
        #expect(trace.split(separator: "\n").contains { $0.hasSuffix("|   UIView") }, "\(trace)")
    }

    @Test func controllersAreListedWithThoseBelowAndBeforeThem() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        let stage = Stage(tabs)
        stage.settle()
        navigation.present(UIViewController(), animated: false)
        stage.settle()
        let text = try #require(tabs.perform(Selector("_printHierarchy"))?.takeUnretainedValue() as? String)
        let lines = text.replacing(#/ 0x[0-9a-f]+/#, with: "").split(separator: "\n")
        try #require(lines.count == 5, "\(text)")
        #expect(lines[0].hasPrefix("<UITabBarController>, state: appeared, view: <"))
        #expect(lines[1].hasPrefix("   | <UINavigationController>, state: appeared, view: <"))
        #expect(lines[2] == "   |    | <UIViewController>, state: appeared, view: <UIView>")
        #expect(lines.contains("   | <UIViewController>, state: disappeared, view: (view not loaded)"))
        #expect(lines.contains { $0.contains("   + <UIViewController>, state: appeared, view: <UIView>, presented with: <") })
    }
}
