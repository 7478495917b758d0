import Foundation
import Lowering
import Testing

/// What Objective-C lets a module do with classes of other modules: override what it added to them, and call any of their initializers on a
/// class known only at run time.
@Suite struct ForeignClassTests: LoweringSuite {
    static let imported = [kit]
    private static let kit = ModuleSummary.framework(
        "UIKit",
        sources: [
            .init(
                path: "/k/Kit.swift",
                text: """
                    import Foundation
                    @objc public protocol ScrollDelegate: NSObjectProtocol {
                        // @objc optional
                        func didScroll(_ view: NSObject)
                    }
                    extension ScrollDelegate { public func didScroll(_ view: NSObject) { OptionalRequirement.notImplemented() } }
                    @objc public protocol TableDelegate: ScrollDelegate {}
                    @objc public protocol GridDelegate: ScrollDelegate {}
                    open class UIView: NSObject { public init(frame: CGRect) {} }
                    open class UITableViewCell: UIView {}
                    """)
        ])

    // MARK: Overriding

    private static let family = """
        import UIKit
        extension UIView {
            @objc func add(_ views: [UIView]) -> UIView { self }
            func add(_ views: UIView...) -> UIView { self }
        }
        extension UITableViewCell { override func add(_ views: [UIView]) -> UIView { super.add(views) } }
        class Cell: UITableViewCell {
            override func add(_ views: [UIView]) -> UIView { super.add(views) }
            override func other() {}
        }
        """

    @Test func whatAnExtensionAddsToAForeignClassCanBeOverridden() throws {
        let text = try lower(Self.family)
        #expect(text.contains("func UIView_add(_ views: [UIView]) -> UIView { self }"))
        #expect(text.contains("func UITableViewCell_add(_ views: [UIView]) -> UIView"))
        #expect(text.contains("func Cell_add(_ views: [UIView]) -> UIView"))
        #expect(!text.contains("override func Cell_add") && text.contains("override func other() {}"))
        // The furthest down is asked for first; what is not Objective-C's stays as it is.
        #expect(
            text.contains(
                "func add(_ views: [UIView]) -> UIView { if let object = self as? Cell { return object.Cell_add(views) }; if let object = self as? UITableViewCell { return object.UITableViewCell_add(views) }; return UIView_add(views) }"
            ))
        #expect(text.contains("func add(_ views: UIView...) -> UIView { self }"))
    }

    @Test func aParameterMayBeCalledByAWordOfTheLanguage() throws {
        let text = try lower(
            """
            import UIKit
            extension UIView { @objc func open(with protocol: Int, in: Int) {} }
            class Cell: UITableViewCell { override func open(with protocol: Int, in: Int) {} }
            """)
        #expect(text.contains("Cell_open(with: `protocol`, in: `in`)"), "\(text)")
    }

    @Test func superIsTheNextVersionAbove() throws {
        let text = try lower(Self.family)
        #expect(text.contains("func UITableViewCell_add(_ views: [UIView]) -> UIView { self.UIView_add(views) }"))
        #expect(text.contains("func Cell_add(_ views: [UIView]) -> UIView { self.UITableViewCell_add(views) }"))
    }

    @Test func propertiesAreDividedToo() throws {
        let text = try lower(
            """
            import UIKit
            extension UIView { @objc var depth: Int { get { 1 } set { print(newValue) } } }
            class Cell: UIView { override var depth: Int { get { super.depth + 1 } set { super.depth = newValue } } }
            """)
        #expect(text.contains("{ get { if let object = self as? Cell { return object.Cell_depth }; return UIView_depth }"))
        #expect(text.contains("set { if let object = self as? Cell { object.Cell_depth = newValue; return }; UIView_depth = newValue } }"))
        #expect(text.contains("self.UIView_depth + 1"))
    }

    @Test func whatNobodyOverridesStays() throws {
        let text = try lower("import UIKit\nextension UIView { @objc func add() {} }\nclass Cell: UIView { func add(_ n: Int) {} }\n")
        #expect(!text.contains("UIView_add"))
    }

    // MARK: Initializers

    @Test(arguments: [
        ("func make<T: UIView>(_ t: T.Type) -> T { T(frame: .zero) }", "T.__objcMake(frame: .zero)"),
        ("func make<T>(_ t: T.Type) -> T where T: UIView { t.init() }", "t.__objcMake()"),
        ("class Box<V: UIView> { let type: V.Type; func make() -> V { type.init(frame: .zero) } }", "type.__objcMake(frame: .zero)"),
        (
            "typealias View = UIView\nclass Box<V: View> { let type: V.Type; func make() -> View { self.type.init() } }",
            "self.type.__objcMake()"
        ),
        ("extension UIView { static func fresh() -> Self { self.init() } }", "self.__objcMake()"),
        ("extension UIView { static func fresh() -> Self { Self(frame: .zero) } }", "Self.__objcMake(frame: .zero)"),
        ("protocol Made {}\nextension Made where Self: UIView { static func fresh() -> Self { .init() } }", nil),
        ("protocol Made {}\nextension Made where Self: UIView { static func fresh() -> Self { Self.init() } }", "Self.__objcMake()"),
        ("func twin(of type: UIView.Type) -> UIView { type.init(frame: .zero) }", "type.__objcMake(frame: .zero)"),
    ])
    func initializersOfClassesKnownAtRunTimeGoThroughTheRegistry(_ source: String, _ call: String?) throws {
        let text = try lower("import UIKit\n" + source + "\n")
        if let call {
            #expect(text.contains(call), "\(text)")
        } else {
            #expect(!text.contains("__objcMake"))
        }
    }

    @Test func aClassCanBeMadeByNameWithWhatTheFrameworksClassAboveItHas() throws {
        let text = try lower(
            """
            import UIKit
            class Tile: UIView {
                override init(frame: CGRect) { super.init(frame: frame) }
                init(side: Int) { super.init(frame: .zero) }
            }
            class Small: Tile {}
            """)
        #expect(text.components(separatedBy: "d.initializer(\"initWithFrame:\")").count == 3 && !text.contains("initWithSide:"))
    }

    @Test func aModuleGetsTheInitializersThatItCallsOnMetatypes() throws {
        let generated = try output(["import UIKit\nfunc make<T: UITableViewCell>(_ t: T.Type) -> T { T(frame: .zero) }\n"]).generated ?? ""
        let make = "UIKit.ClassInstance.make(self, \"initWithFrame:\", [frame])"
        #expect(generated.contains("extension UIView { nonisolated static func __objcMake(frame: CGRect) -> Self { \(make) } }"))
    }

    @Test(arguments: [
        "class Own { required init() {} }\nfunc make<T: Own>(_ t: T.Type) -> T { T() }",
        "class Cell: UIView { static func fresh() -> UIView { UIView(frame: .zero) } }",
        "func make<T: UIView>(_ t: T.Type) -> Int { T.self == UIView.self ? 1 : Int(frame()) }\nfunc frame() -> Int { 0 }",
        "class Cell: UIView { convenience init() { self.init(frame: .zero) } }",
        "extension UIView { convenience init(side: CGFloat) { self.init(frame: .zero) } }",
        "protocol P { init() }\nfunc make<T: P>(_ t: T.Type) -> T { T() }",
        "func make<T: UIView>(_ T: Int) -> Int { T.init() }",
    ])
    func otherCallsStay(_ source: String) throws {
        #expect(!(try lower("import UIKit\n" + source + "\n")).contains("__objcMake"))
    }

    // MARK: Delegates

    @Test func aProtocolThatTwoOthersBringIsAnsweredOnce() throws {
        let text = try lower(
            """
            import UIKit
            open class Adapter: NSObject {}
            extension Adapter: TableDelegate {}
            extension Adapter: GridDelegate {}
            """)
        #expect(text.components(separatedBy: "open func didScroll(").count == 2)
    }
}
