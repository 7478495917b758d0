import Foundation
import Lowering
import Testing

/// Exchanging methods at run time.
@Suite struct ExchangeTests: LoweringSuite {
    static let imported = [kit]
    private static let kit = ModuleSummary.framework(
        "UIKit",
        sources: [
            .init(
                path: "/k/Kit.swift",
                text: """
                    import Foundation
                    open class UIViewController: NSObject {
                        public override init() {}
                        open func viewDidLoad() {}
                        open func viewDidAppear(_ animated: Bool) {}
                    }
                    """)
        ])

    private let swizzling = "func swap(_ a: Method, _ b: Method) { method_exchangeImplementations(a, b) }\n"

    @Test func exposedMethodsAskWhereMethodsAreExchanged() throws {
        let text = try lower(
            "import UIKit\nextension UIViewController {\n    @objc func my_viewDidAppear(_ animated: Bool) {\n        my_viewDidAppear(animated)\n    }\n}\n"
                + swizzling)
        #expect(
            text.contains(
                "func my_viewDidAppear(_ animated: Bool) { if ObjCRuntime.MethodHooks.isActive, let __replaced = ObjCRuntime.MethodHooks.run(UIViewController.self, \"my_viewDidAppear:\", self, [animated], as: (Void).self) { return __replaced }; return __objcOriginal_UIViewController_my_viewDidAppear(animated) }; fileprivate final func __objcOriginal_UIViewController_my_viewDidAppear(_ animated: Bool) {\n        my_viewDidAppear(animated)\n"
            ), "\(text)")
        #expect(
            text.contains(
                "d.exchangeableMethod(\"my_viewDidAppear:\") { r, a in (r as! UIViewController).__objcOriginal_UIViewController_my_viewDidAppear("
            ), "\(text)")
    }

    @Test func methodsAreLeftAloneElsewhereUnlessTheyAreDynamic() throws {
        let plain = "import UIKit\nclass Page: UIViewController {\n    @objc func tapped(_ sender: Any) {}\n}\n"
        #expect(try !lower(plain).contains("MethodHooks"))
        #expect(
            try lower(plain.replacingOccurrences(of: "@objc", with: "@objc dynamic")).contains("MethodHooks.run(Page.self, \"tapped:\""))
        #expect(try lower(plain + swizzling).contains("MethodHooks.run(Page.self, \"tapped:\""))
    }

    @Test func overridesAskOrAreNamed() throws {
        let page =
            "import UIKit\nclass Page: UIViewController {\n    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }\n}\n"
        let plain = try lower(page)
        #expect(plain.contains("d.overrides(\"viewDidAppear:\")") && !plain.contains("MethodHooks"), "\(plain)")
        let exchanging = try lower(page + swizzling)
        #expect(exchanging.contains("d.exchangeableMethod(\"viewDidAppear:\")") && !exchanging.contains("d.overrides"), "\(exchanging)")
    }

    @Test(arguments: [
        "@objc func run(_ work: () -> Void) {}", "@objc func run(_ work: Work) {}", "@objc func wait() async {}",
        "@objc func add(_ x: inout Int) {}",
    ])
    func whatCannotBeHandedOnIsNotHooked(method: String) throws {
        let text = try lower("import UIKit\ntypealias Work = () -> Void\nclass Page: UIViewController {\n    \(method)\n}\n" + swizzling)
        #expect(!text.contains("MethodHooks"), "\(text)")
    }

    @Test func functionTypesThatOnlyObjectiveCHasAreOrdinary() throws {
        let text = try lower(
            "import UIKit\ntypealias Body = @convention(c) (AnyObject, Selector) -> Void\ntypealias Block = @convention(block) (UIViewController) -> Void\ntypealias Callback = @convention(c) (Int32, UnsafeMutableRawPointer?) -> Void\n"
        )
        #expect(text.contains("typealias Body =                (AnyObject, Selector) -> Void"), "\(text)")
        #expect(text.contains("typealias Block =                    (UIViewController) -> Void"), "\(text)")
        #expect(text.contains("typealias Callback = @convention(c) (Int32, UnsafeMutableRawPointer?) -> Void"), "\(text)")
    }

    @Test func bodiesBecomeFunctions() throws {
        let text = try lower(
            """
            import UIKit
            typealias Body = @convention(c) (AnyObject, Selector) -> Void
            typealias Callback = @convention(c) (Int32) -> Void
            func call(_ i: IMP, _ p: UnsafeRawPointer) {
                unsafeBitCast(i, to: Body.self)(NSObject(), "a")
                unsafeBitCast(i, to: (@convention(c) (AnyObject, Selector, Int) -> Void).self)(NSObject(), "a", 1)
                unsafeBitCast(p, to: Callback.self)(1)
            }
            """)
        #expect(text.contains("    ObjCRuntime.MethodBody.unsafeBitCast(i, to: Body.self)"), "\(text)")
        #expect(
            text.contains("    ObjCRuntime.MethodBody.unsafeBitCast(i, to: (               (AnyObject, Selector, Int) -> Void).self)"),
            "\(text)")
        #expect(text.contains("    unsafeBitCast(p, to: Callback.self)"), "\(text)")
    }

    @Test func blocksKeepTheirTypes() throws {
        let text = try lower(
            "import UIKit\nlet b: @convention(block) (AnyObject) -> Void = { _ in }\nlet i = imp_implementationWithBlock(b as Any)\n")
        #expect(text.contains("imp_implementationWithBlock(b       )"), "\(text)")
    }

    @Test func librariesForXCTestAreThoseOfLinux() throws {
        let text = "import XCTest\n#if canImport(Darwin)\nlet place = \"Darwin\"\n#elseif os(Linux)\nlet place = \"Linux\"\n#endif\n"
        func lowered(_ text: String, isLibrary: Bool) throws -> String {
            try Lowering.lower(
                ModuleInput(
                    name: "Kit", sources: [.init(path: "/p/File.swift", text: text)], dependencies: [Self.kit], isLibrary: isLibrary)
            ).files[0].text
        }
        #expect(try lowered(text, isLibrary: true).contains("\"Linux\""))
        #expect(try lowered(text, isLibrary: false).contains("\"Darwin\""))
        #expect(try lowered("import CoreFoundation\n" + text, isLibrary: true).contains("import CoreFoundation"))
        let kit = try Lowering.lower(ModuleInput(name: "Kit", sources: [.init(path: "/p/Kit.swift", text: text)], isLibrary: true))
        let user = try Lowering.lower(
            ModuleInput(name: "Tests", sources: [.init(path: "/p/T.swift", text: "import Kit\n")], dependencies: [kit.summary]))
        #expect(user.files[0].text.contains("import Foundation; ") && user.files[0].text.contains("; import UIKit\n"))
        #expect(try lowered("import UIKit\n" + text, isLibrary: true).contains("\"Darwin\""))
    }

    @Test func aLibrarysTypeGoesBeforeANamesakeOfFoundation() throws {
        let kit = try Lowering.lower(
            ModuleInput(name: "Kit", sources: [.init(path: "/p/Kit.swift", text: "public struct Predicate<T> {}\n")], isLibrary: true))
        func lowered(_ text: String) throws -> String {
            try Lowering.lower(ModuleInput(name: "App", sources: [.init(path: "/p/F.swift", text: text)], dependencies: [kit.summary]))
                .files[0]
                .text
        }
        #expect(try lowered("import Kit\nlet p: Predicate<Int> = Predicate()\n").contains("let p: Kit.Predicate<Int> = Kit.Predicate()"))
        #expect(try lowered("import Kit\nimport Foundation\nlet p: Predicate<Int>?\n").contains("let p: Predicate<Int>?"))
        #expect(try lowered("import Kit\nstruct Predicate {}\nlet p: Predicate?\n").contains("let p: Predicate?"))
    }

    @Test func aLibrarysTypeGoesBeforeANamesakeOfCombineThatComesWithFoundation() throws {
        let kit = try Lowering.lower(
            ModuleInput(name: "Kit", sources: [.init(path: "/p/Kit.swift", text: "public struct Empty {}\n")], isLibrary: true))
        func lowered(_ text: String) throws -> String {
            try Lowering.lower(ModuleInput(name: "App", sources: [.init(path: "/p/F.swift", text: text)], dependencies: [kit.summary]))
                .files[0]
                .text
        }
        #expect(try lowered("import Kit\nimport Foundation\nlet e = [Empty]()\n").contains("let e = [Kit.Empty]()"))
        #expect(try lowered("import Kit\nimport Combine\nlet e: Empty?\n").contains("let e: Empty?"))
        #expect(try lowered("import Kit\nenum Box { struct Empty {}\nlet e: Empty? }\n").contains("let e: Empty?"))
    }

    @Test func whatAFileNamesWithFoundationIsOfTheModuleThatItIsOfHere() throws {
        func lowered(_ text: String) throws -> String {
            try Lowering.lower(ModuleInput(name: "App", sources: [.init(path: "/p/F.swift", text: "import Foundation\n" + text)])).files[0]
                .text
        }
        #expect(
            try lowered("extension Foundation.URLSessionTask.State {}\n").contains("extension FoundationNetworking.URLSessionTask.State {}")
        )
        #expect(try lowered("let p = Foundation.XMLParser(data: d)\n").contains("let p = FoundationXML.XMLParser(data: d)"))
        #expect(
            try lowered("let u: Foundation.URL? = Foundation.URL(string: s)\n").contains(
                "let u: Foundation.URL? = Foundation.URL(string: s)"))
        #expect(
            try lowered("enum Foundation { struct URLRequest {} }\nlet r: Foundation.URLRequest?\n").contains(
                "let r: Foundation.URLRequest?"))
    }

    @Test func swiftsOwnModulesCanBeImported() throws {
        let text = "#if canImport(_Concurrency) && canImport(_StringProcessing)\nlet answer = 1\n#else\nlet other = 2\n#endif\n"
        let lowered = try Lowering.lower(ModuleInput(name: "App", sources: [.init(path: "/p/F.swift", text: text)])).files[0].text
        #expect(lowered.contains("let answer = 1") && !lowered.contains("let other"))
    }
}
