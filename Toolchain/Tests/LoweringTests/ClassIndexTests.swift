import Foundation
import Lowering
import Testing

/// What can be looked up by name in a module's classes.
@Suite struct ClassIndexTests {
    private static let kit = ModuleSummary.framework(
        "UIKit",
        sources: [
            .init(
                path: "/k/Kit.swift",
                text: """
                    import Foundation
                    open class UIResponder: NSObject {}
                    open class UIViewController: UIResponder {
                        open var view: NSObject? { nil }
                    }
                    """)
        ])

    private func index(_ text: String) -> ClassIndex {
        ClassIndex(ModuleInput(name: "App", sources: [.init(path: "/p/a.swift", text: text)], dependencies: [Self.kit]))
    }

    @Test func outletsOfAClassAndThoseAboveItAreThere() {
        let index = index(
            """
            import UIKit
            class Base: UIViewController { @IBOutlet private weak var title1: NSObject! }
            class Screen: Base {
                @objc var plain: NSObject?
                var unseen: NSObject?
                @objc func setMood(_ mood: Int) {}
                @IBAction func go(_ sender: Any) {}
                func stay(_ sender: Any) {}
            }
            extension Screen { @IBAction func extra() {} }
            @objcMembers class Open: NSObject { var any = 1 }
            @objc(Renamed) class Named: NSObject {}
            """)
        for key in ["title1", "plain", "mood", "view"] { #expect(index.hasProperty(key, in: "Screen") == .yes, "\(key)") }
        for key in ["unseen", "nothing"] { #expect(index.hasProperty(key, in: "Screen") == .no, "\(key)") }
        #expect(index.hasProperty("any", in: "Open") == .yes)
        #expect(index.hasMethod("go:", in: "Screen") == .yes && index.hasMethod("extra", in: "Screen") == .yes)
        #expect(index.hasMethod("stay:", in: "Screen") == .no && index.hasMethod("go", in: "Screen") == .no)
        #expect(index.hasClass("Screen") == .yes && index.hasClass("Renamed") == .yes && index.hasClass("Nobody") == .no)
    }

    @Test func whatIsNotKnownWholeIsUncertain() {
        #expect(index("class A: SomewhereElse {}").hasProperty("x", in: "A") == .unknown)
        #expect(index("import UIKit\nclass A: UIViewController {}\nfunc {").hasClass("B") == .unknown)
        #expect(index("import UIKit\nclass A: UIViewController {}").hasProperty("x", in: "B") == .unknown)
    }
}
