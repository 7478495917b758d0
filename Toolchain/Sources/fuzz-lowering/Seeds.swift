import Lowering

/// Small sources that have a bit of everything that rules look for.
enum Seeds {
    /// What means something in these sources.
    static let pieces = [
        "@objc ", "@objc(a:b:) ", "@objcMembers ", "dynamic ", "override ", "optional ", "class ", "extension ", "func f", "#selector(",
        "#keyPath(", "#if DEBUG\n", "#endif\n", "?.", "!.", "?(", "super.", "self.", ".init(", "as! ", "in ", "{", "}", "(", ")", "inout ",
        "Int...", "some ", "AnyObject", "[", "]", "<T: UIView>", "where ", "\"\"\"\n", "\\(", "// ", "/*", "*/", "`", "import ",
        "@available (iOS 9, *)",
    ]

    /// What the sources import.
    static let kit = ModuleSummary.framework(
        "UIKit",
        sources: [
            .init(
                path: "/UIKit/Kit.swift",
                text: """
                    import Foundation
                    @objc public protocol ScrollDelegate: NSObjectProtocol {
                        // @objc optional
                        func didScroll(_ view: NSObject)
                    }
                    extension ScrollDelegate { public func didScroll(_ view: NSObject) { OptionalRequirement.notImplemented() } }
                    open class UIView: NSObject {
                        public init(frame: CGRect) {}
                        open var tag: Int { get { 0 } set {} }
                        open var owner: AnyObject? { nil }
                        open func layoutSubviews() {}
                    }
                    open class UIControl: UIView {}
                    """)
        ])

    /// A file beside the damaged one.
    static let neighbour = """
        import UIKit
        class Neighbour: Shape {
            override func draw(_ n: Int) {}
            @objc dynamic var mood = 1
        }
        extension Shape { @objc func near() {} }
        typealias Loop = Loop
        typealias Other = Some
        typealias Some = Other
        """

    static let sources = [
        """
        import UIKit
        @objc protocol Reader: ScrollDelegate {
            @objc optional func page(_ number: Int) -> String
            @objc optional var title: String { get }
        }
        class Shape: UIView, Reader {
            @IBOutlet weak var reader: Reader?
            @objc dynamic var count = 0 { didSet { print(count) } }
            var anything: AnyObject?
            var things: [AnyObject] = []
            @objc func draw(_ n: Int) { reader?.page?(n).count }
            @IBAction private func tapped(_ sender: Any) { let s = #selector(tapped); print(s) }
            func ask() { if reader?.page != nil, let page = reader!.page { _ = page(1) } }
            func look() { _ = things.map { $0.tag }; _ = anything?.tag; for thing in things { print(thing.owner?.tag) } }
            static func fresh<T: UIView>(_ type: T.Type) -> T { type.init(frame: .zero) }
            let path = #keyPath(Shape.count)
        }
        """,
        """
        import UIKit
        class Shape: UIView { func draw(_ n: Int) {} }
        extension Shape {
            override func layoutSubviews() { super.layoutSubviews() }
            @objc func move(to: Int, by _: Int) {}
            @objc open var sides: Int { get { 1 } set { print(newValue) } }
        }
        class Square: Shape {
            override func move(to: Int, by _: Int) { super.move(to: to, by: 1) }
            override var sides: Int { get { super.sides } set { super.sides = newValue } }
            override func observeValue(forKeyPath k: String?, of o: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
                super.observeValue(forKeyPath: k, of: o, change: change, context: context)
            }
        }
        extension UIView { @objc func describe() -> String { "view" } }
        extension UIControl { override func describe() -> String { super.describe() } }
        extension CGFloat { func near(_ x: CGFloat) -> Bool { abs(self - x) < abs(x) } }
        #if DEBUG
        #Preview { Square(frame: .zero) }
        #endif
        """,
        """
        import UIKit
        typealias Body = @convention(c) (AnyObject, Selector) -> Void
        @objcMembers class Page: NSObject {
            dynamic func shown(_ animated: Bool) -> Int { 1 }
            func twice(_ f: () -> Void, _ g: @escaping () -> Void) throws {}
            class Inner<T> { @objc func f() {} }
            func local() { class Local: NSObject { @objc func g() {} } }
        }
        func swap(_ a: Method, _ b: Method, _ i: IMP) {
            method_exchangeImplementations(a, b)
            unsafeBitCast(i, to: Body.self)(NSObject(), #selector(Page.shown(_:)))
            print(type(of: a).description(), NSStringFromClass(Page.self))
            _ = imp_implementationWithBlock(b as Any)
        }
        let token = Page().observe(\\.description) { page, _ in page.twice({}, {}) }
        """,
    ]
}
