import Testing

@testable import Lowering

/// What is read off a framework's sources beside its declarations, and what lowering does by it.
@Suite struct FrameworkFactTests {
    private func framework(_ module: String, _ text: String, _ dependencies: [ModuleSummary] = []) -> ModuleSummary {
        .framework(module, sources: [.init(path: "/\(module)/\(module).swift", text: text)], dependencies: dependencies)
    }

    private func lower(_ text: String, _ dependencies: [ModuleSummary], swiftVersion: String = "5", compiler: String = "6") throws
        -> ModuleOutput
    {
        try Lowering.lower(
            ModuleInput(
                name: "App", sources: [.init(path: "/p/File.swift", text: text)], swiftVersion: swiftVersion, compilerVersion: compiler,
                dependencies: dependencies))
    }

    @Test func prefixesAreTheCapitalsBeforeTheFirstWord() {
        #expect(FrameworkFacts.prefixes(of: ["UIView", "UIViewController", "UITextView"]) == ["UI"])
        #expect(FrameworkFacts.prefixes(of: ["CGPoint", "CGPDFDocument"]) == ["CG"])
        #expect(FrameworkFacts.prefixes(of: ["MTLDevice", "Logger", "URL", "A"]) == ["MTL"])
    }

    @Test func frameworksBringFoundationIfTheyExportIt() throws {
        let base = framework("Base", "@_exported import Foundation\n")
        let kit = framework("Kit", "@_exported import Base\nimport Other\n")
        let plain = framework("Plain", "import Foundation\n")
        #expect(try lower("import Kit\n", [base, kit]).files[0].text.contains("import FoundationXML"))
        #expect(try !lower("import Plain\n", [plain]).files[0].text.contains("import FoundationXML"))
    }

    @Test func foundationBringsCombineWhereAnythingStandsOnIt() throws {
        let combine = framework("Combine", "import Foundation\n")
        let views = framework("Views", "@_exported import Combine\n@_exported import Foundation\n")
        let texts = ["import Foundation\nclass Model: ObservableObject {}\n", "import Views\n"]
        func lower(_ texts: [String]) throws -> String {
            try Lowering.lower(
                ModuleInput(
                    name: "App", sources: texts.enumerated().map { .init(path: "/p/File\($0).swift", text: $1) }, swiftVersion: "5",
                    dependencies: [combine, views])
            ).files[0].text
        }
        #expect(try lower(texts).contains("import Combine"))
        #expect(try !lower([texts[0]]).contains("import Combine"))
    }

    @Test func uikitBringsCoreImageToFilesThatNameWhatIsInIt() throws {
        let kit = framework("UIKit", "import Foundation\n")
        let images = framework("CoreImage", "@_exported import Foundation\n")
        let views = framework("SwiftUI", "@_exported import UIKit\n")
        func lower(_ text: String) throws -> String { try self.lower(text, [kit, images, views]).files[0].text }
        #expect(try lower("import UIKit\nlet a = CIFilter(name: \"CISepiaTone\")\n").contains("import CoreImage"))
        #expect(try lower("import SwiftUI\nlet a: CIImage? = nil\n").contains("import CoreImage"))
        #expect(try !lower("import UIKit\nlet a = \"CIFilter\"\n").contains("import CoreImage"))
        #expect(try !lower("import Foundation\nlet a: CIImage? = nil\n").contains("import CoreImage"))
        #expect(CompanionFramework.modules(in: ["let a: CIColor"]) == ["CoreImage"] && CompanionFramework.modules(in: ["CI"]) == [])
    }

    @Test func foundationBringsSecurityToFilesThatNameWhatIsInIt() throws {
        let security = framework("Security", "@_exported import Foundation\n")
        let kit = framework("UIKit", "@_exported import Foundation\n")
        func lower(_ text: String) throws -> String { try self.lower(text, [kit, security]).files[0].text }
        #expect(try lower("import Foundation\nlet a: SecTrust? = nil\n").contains("import Security"))
        #expect(try lower("import UIKit\nlet a = SecItemDelete(b)\n").contains("import Security"))
        #expect(try !lower("import Foundation\nlet a = 1\n").contains("import Security"))
    }

    @Test func filesOfUITestsHaveWhatTheyCallAndTheirCasesEndWhereTheyFail() throws {
        let automation = framework("XCUIAutomation", "@_exported import XCTest\npublic class XCUIApplication {}\n")
        let text = "import XCTest\nfinal class A: XCTestCase { let view: B? = nil }\nclass B: Other {}\nclass C: XCTest.XCTestCase {}\n"
        let lowered = try lower(text, [automation]).files[0].text
        #expect(lowered.contains("import XCUIAutomation") && lowered.contains("class A: SampanUITestCase {"))
        #expect(lowered.contains("class B: Other {") && lowered.contains("class C: SampanUITestCase"))
        let plain = try lower(text, []).files[0].text
        #expect(!plain.contains("XCUIAutomation") && plain.contains("class A: XCTestCase {"))
        #expect(CompanionFramework.modules(in: ["let app = XCUIApplication()"]) == ["XCUIAutomation"])
        #expect(CompanionFramework.modules(in: ["XCTExpectFailure { XCTFail() }"]) == ["XCUIAutomation"])
    }

    @Test func whatCanBeImportedIsWhatThereIs() throws {
        let text = "#if canImport(Kit)\nlet a = 1\n#endif\n#if canImport(WebKit)\nlet b = 1\n#endif\n"
        let lowered = try lower(text, [framework("Kit", "")]).files[0].text
        #expect(lowered.contains("let a = 1") && !lowered.contains("let b = 1"))
    }

    @Test(arguments: [("6.3.1", true), ("6.3", false), ("6.4", true), ("7", true)])
    func conditionsCompareWithTheCompilerThatThereIs(_ compiler: String, _ isNew: Bool) throws {
        let lowered = try lower("#if compiler(>=6.3.1)\nlet a = 1\n#endif\n", [], compiler: compiler).files[0].text
        #expect(lowered.contains("let a = 1") == isNew)
        let mode = try lower("#if swift(>=6.3.1)\nlet a = 1\n#endif\n", [], swiftVersion: "6", compiler: compiler).files[0].text
        #expect(mode.contains("let a = 1") == isNew)
    }

    @Test func importsAreThoseThatAreActiveAndThoseThatLoweringAdds() throws {
        let text =
            "import Kit\n#if os(macOS)\nimport AppKit\n#endif\n/* import Commented */\n@objc class A: NSObject { @objc func go() {} }\n"
        let imports = try lower(text, [framework("Kit", "@_exported import Foundation\n")]).imports
        #expect(imports.isSuperset(of: ["Kit", "Foundation", "ObjCRuntime"]))
        #expect(imports.isDisjoint(with: ["AppKit", "Commented"]))
    }

    @Test func anOverrideOfWhatAFrameworkDoesNotImplementIsExposed() throws {
        let kit = framework(
            "Kit",
            """
            @_exported import Foundation
            @objc public protocol Source {
                // @objc optional
                func list(_ list: NSObject, remove row: Int)
                func list(_ list: NSObject, show row: Int)
            }
            open class Controller: NSObject, Source {
                open func list(_ list: NSObject, remove row: Int) { OptionalRequirement.notImplemented() }
                open func list(_ list: NSObject, show row: Int) {}
            }
            """)
        let text = try lower(
            """
            import Kit
            class Mine: Controller {
                override func list(_ list: NSObject, remove row: Int) {}
                override func list(_ list: NSObject, show row: Int) {}
            }
            """, [kit]
        ).files[0].text
        #expect(text.contains("d.method(\"list:remove:\")"))
        #expect(!text.contains("d.method(\"list:show:\")"))
    }

    @Test func ofRequirementsOfOneNameTheOneThatTakesTheSameIsMet() throws {
        let kit = framework(
            "Kit",
            """
            @_exported import Foundation
            @objc public protocol Taker {
                // @objc(picker:didSelectOne:) optional
                func picker(_ picker: NSObject, didSelect one: NSObject)
                // @objc(picker:didSelectSeveral:) optional
                func picker(_ picker: NSObject, didSelect several: [NSObject])
            }
            """)
        let text = try lower(
            """
            import Kit
            class TakesOne: NSObject, Taker {
                func picker(_ picker: NSObject, didSelect one: NSObject) {}
            }
            """, [kit]
        ).files[0].text
        #expect(text.contains("d.method(\"picker:didSelectOne:\")") && !text.contains("d.method(\"picker:didSelectSeveral:\")"))
    }

    @Test func formerNamesAreReadOffTheModuleThatHasThem() throws {
        let kit = framework("UIKit", "open class UIView: NSObject { open func bringSubviewToFront(_ view: UIView) {} }\n")
        let former = framework(
            "UIKitSwift4",
            """
            import UIKit
            extension UIView {
                public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
                public var childViews: [UIView] { children }
                public func willMove(toParentView parent: UIView?) { willMove(toParent: parent) }
            }
            """, [kit])
        let text = """
            import UIKit
            class Box: UIView {
                override func bringSubview(toFront view: UIView) { super.bringSubview(toFront: view) }
                override var childViews: [UIView] { super.childViews }
                override func willMove(toParentView parent: UIView?) { super.willMove(toParentView: parent) }
            }
            """
        let lowered = try lower(text, [kit, former], swiftVersion: "4").files[0].text
        let words = lowered.split(separator: " ").joined(separator: " ")
        #expect(words.contains("func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront( view) }"), "\(words)")
        #expect(words.contains("var children : [UIView] { super.children }"), "\(words)")
        #expect(words.contains("func willMove(toParent parent: UIView?) { super.willMove(toParent : parent) }"), "\(words)")
        #expect(lowered.contains("import UIKitSwift4"))
        #expect(try !lower(text, [kit, former], swiftVersion: "5").files[0].text.contains("UIKitSwift4"))
    }
}
