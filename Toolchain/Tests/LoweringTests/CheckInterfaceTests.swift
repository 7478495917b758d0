import Testing

@testable import Lowering

/// What the check's interfaces are made of: what the toolchain prints of modules.
@Suite struct CheckInterfaceTests {
    private func interfaces(_ printed: [(String, String)], _ summaries: [ModuleSummary] = []) -> [String: String] {
        let made = CheckInterfaces.make(
            printed: printed.map { (module: $0.0, text: $0.1) }, summaries: summaries, toolchain: []
        ) { "// \($0)\n" }
        return Dictionary(made.map { ($0.module, $0.text) }) { first, _ in first }
    }

    private func kit(_ text: String, _ summary: ModuleSummary = ModuleSummary(module: "Kit")) -> String {
        interfaces([("Foundation", ""), ("Kit", text)], [summary])["Kit"] ?? ""
    }

    @Test func aClassBelowObjectiveCsShowsItItsMembers() {
        let text = kit(
            "open class View : NSObject {\n    open func draw()\n    public var size: Int\n}\npublic class Plain {\n    public func go()\n}\n"
        )
        #expect(text.contains("@objc dynamic open func draw()") && text.contains("@objc public var size: Int { get set }"))
        #expect(text.contains("    public func go()"))
    }

    @Test func whatIsInheritedIsWrittenDown() {
        let text = kit("open class View : NSObject {\n    public init(size: Int)\n}\nopen class Button : View {\n}\n")
        #expect(text.contains("override public init(size: Int)"))
    }

    @Test func theSourcesSayWhatIsOptional() {
        var summary = ModuleSummary(module: "Kit")
        var delegate = ProtocolSummary(module: "Kit", path: "Delegate")
        delegate.requirements = [MemberSummary(name: "go(_:)", selector: "go:")]
        delegate.requirements[0].isOptional = true
        summary.protocols["Delegate"] = delegate
        let text = kit(
            "public protocol Delegate : AnyObject {\n    func go(_ x: Int)\n    func stay()\n}\nextension Delegate {\n    public func go(_ x: Int)\n}\n",
            summary)
        #expect(text.contains("@objc public protocol Delegate") && text.contains("@objc optional func go(_ x: Int)"))
        #expect(text.components(separatedBy: "func go").count == 2)
    }

    @Test func aConstantHasNoAccessorsAndARawValueIsWrittenDown() {
        let text = kit("public let limit: Int { get }\npublic enum Style : Int {\n    case one\n}\n")
        #expect(text.contains("public let limit: Int\n") || text.contains("public let limit: Int \n"))
        #expect(text.contains("@objc public enum Style") && text.contains("public var rawValue: Int { get }"))
    }

    @Test func theModulesThatAreFoundationAtAppleAreOne() {
        let made = interfaces([
            ("Foundation", "public class A {\n}\n"), ("ObjCRuntime", "public func b() -> ObjCRuntime.IMP\n"),
        ])
        #expect(made["Foundation"]?.contains("class A") == true && made["Foundation"]?.contains("func b() -> IMP") == true)
        #expect(made["ObjCRuntime"] == nil && made["Darwin"]?.contains("@_exported import Glibc") == true)
    }

    @Test func whatObjectiveCCannotSeeIsNotExposedAndWhatIsFaultyGoes() throws {
        let text = "// 1\nopen class V : NSObject {\n    @objc open func a(_ x: (Int, Int))\n    open func b() -> Gone\n}\n"
        let faults = [
            "x.swiftinterface:3:21: error: instance method cannot be marked '@objc' because of it",
            "x.swiftinterface:4:22: error: cannot find type 'Gone' in scope", "a remark",
        ].compactMap { CheckInterfaces.Fault(Substring($0)) }
        #expect(faults.count == 2)
        let repaired = try #require(CheckInterfaces.repaired(text, faults))
        #expect(!repaired.contains("@objc") && repaired.contains("open func a(_ x: (Int, Int))") && !repaired.contains("Gone"))
        #expect(CheckInterfaces.repaired(text, []) == nil)
    }

    @Test func aSourceIsCheckedWithoutWhatOnlyApplesCompilerHas() {
        #expect(CheckSource.text(for: "import UIKit\nlet x = 1\n") == nil)
        let source = "import UIKit.UIGestureRecognizerSubclass\n#Preview {\n    View()\n}\nlet x = 1\n"
        let text = CheckSource.text(for: source) ?? ""
        #expect(text.hasPrefix("import UIKit ") && !text.contains("Preview") && text.hasSuffix("let x = 1\n"))
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 6)
    }
}
