import ObjCRuntime
import Sessions
import Testing
import UIKit

/// What the class registry knows of UIKit's own classes: all that is public, for the sources say it.
@MainActor
@Suite(.session) struct ClassDescriptionTests {
    private static let classes = ClassRegistry.classNames(of: "UIKit")

    @Test func everyPublicClassIsFoundByName() throws {
        let own = Self.classes.filter { !$0.hasPrefix("Foundation.") && !$0.hasPrefix("QuartzCore.") }
        #expect(own.count > 150)
        for name in own {
            let cls: AnyClass = try #require(ClassRegistry.class(named: name), "\(name)")
            #expect(ClassRegistry.name(of: cls) == name && ClassRegistry.isFramework(cls))
            #expect(ClassRegistry.class(named: "UIKit." + name) == cls)
        }
        #expect(ClassRegistry.class(named: "CALayer") == CALayer.self && ClassRegistry.class(named: "UINothing") == nil)
        #expect(!ClassRegistry.isFramework(NSObject.self))
    }

    @Test func everyNameOfEveryClassStandsForSomething() throws {
        var members = 0
        for name in Self.classes {
            let described = ClassRegistry.makeEverything(of: try #require(ClassRegistry.class(named: name)))
            members += described.properties + described.methods + described.classMethods + described.initializers
        }
        #expect(members > 2000)
    }

    @Test func aPropertyThatNobodyListedCanBeSetByKey() {
        let slider = UISlider()
        slider.setValue(UIImage(systemName: "minus"), forKey: "minimumValueImage")
        #expect(slider.minimumValueImage != nil)
        let stack = UIStackView()
        stack.setValue(NSLayoutConstraint.Axis.vertical.rawValue, forKey: "axis")
        stack.setValue(12, forKey: "spacing")
        stack.setValue(4, forKeyPath: "layer.cornerRadius")
        #expect(stack.axis == .vertical && stack.spacing == 12 && stack.layer.cornerRadius == 4)
        let label = UILabel()
        label.setValue(UIView.AutoresizingMask.flexibleWidth.rawValue, forKey: "autoresizingMask")
        #expect(label.autoresizingMask == .flexibleWidth)
        #expect(label.value(forKey: "hidden") as? Bool == false && label.value(forKey: "isHidden") as? Bool == false)
    }

    @Test func aMethodThatNobodyListedCanBePerformed() {
        let (outer, inner) = (UIView(), UIView())
        outer.perform("addSubview:", with: inner)
        #expect(inner.superview === outer)
        outer.perform("bringSubviewToFront:", with: inner)
        #expect(ObjCMessage.send("viewWithTag:", to: outer, [0]) as? UIView === outer)
        #expect(UIColor.self.responds("redColor") && UIView().responds(to: "setNeedsLayout") && !UIView().responds(to: "isNothing"))
        #expect(ObjCMessage.send("redColor", to: UIColor.self as AnyObject) as? UIColor == .red)
    }

    @Test func everyInitializerHasAFactory() throws {
        let bar = ClassRegistry.factory("initWithTitle:style:target:action:", of: UIBarButtonItem.self)?(["Go", 0, nil, "go:"])
        #expect((bar as? UIBarButtonItem)?.title == "Go" && (bar as? UIBarButtonItem)?.action == "go:")
        let stack = ClassRegistry.factory("initWithArrangedSubviews:", of: UIStackView.self)?([[UIView()]])
        #expect((stack as? UIStackView)?.arrangedSubviews.count == 1)
        for cls in [UIView.self, UILabel.self, UITableView.self, UITableViewCell.self, UIDatePicker.self, UIWindow.self] as [UIView.Type] {
            for selector in ["init", "initWithFrame:"] {
                let made = ClassRegistry.factory(selector, of: cls)?([CGRect(x: 0, y: 0, width: 8, height: 8)])
                #expect(made.map { type(of: $0) == cls } == true, "\(cls) \(selector)")
            }
        }
        for cls in [UIViewController.self, UITableViewController.self, UISearchController.self] as [UIViewController.Type] {
            #expect(ClassRegistry.factory("initWithNibName:bundle:", of: cls)?([nil, nil]) != nil)
            #expect(ClassRegistry.factory("init", of: cls)?([]) != nil)
        }
        #expect(ClassRegistry.factory("init", of: CAShapeLayer.self)?([]) is CAShapeLayer)
    }

    @Test func appearanceProxiesSetWhatTheSourcesMark() {
        let keys = ClassRegistry.appearanceProperties(of: UISlider.self).map(\.key)
        #expect(keys.sorted() == ["maximumTrackTintColor", "minimumTrackTintColor", "thumbTintColor"])
        #expect(ClassRegistry.property("allTitleColors", in: UIButton.self) == nil)
    }

    @Test func whatOnlySaysThatItIsNotImplementedIsNotThere() {
        #expect(!UITableViewController().responds(to: "tableView:heightForRowAtIndexPath:"))
        #expect(UITableViewController().responds(to: "viewDidLoad"))
    }
}

extension NSObject {
    fileprivate static func responds(_ selector: Selector) -> Bool { ObjCMessage.responds(self as AnyObject, to: selector) }
}
