import Testing

@testable import XcodeProject

@Suite struct PlaygroundTests {
    private let folder: Fixture

    init() throws { folder = try Fixture([:]) }

    @Test func aPlaygroundOfOnePageIsAnApp() throws {
        try folder.write("let x = 1", to: "First Steps.playground/Contents.swift")
        try folder.write("public let y = 2", to: "First Steps.playground/Sources/Y.swift")
        try folder.write("a,b", to: "First Steps.playground/Resources/table.csv")
        try folder.write("<playground version='5.0' target-platform='ios'/>", to: "First Steps.playground/contents.xcplayground")
        let project = try Project.open(at: folder("First Steps.playground"))
        #expect(project.kind == .playground && project.name == "First Steps" && project.targets.map(\.name) == ["First Steps"])
        let page = try project.target()
        #expect(page.productType == .application && page.dependencies.map(\.name) == ["First_Steps_Sources"])
        #expect(try page.sources.map(\.pageImports) == [["PlaygroundSupport", "First_Steps_Sources"]])
        #expect(try page.sources[0].isProgram && page.dependencies[0].sources.allSatisfy { !$0.isProgram })
        let names = try page.resources.map { $0.path.split(separator: "/").last }
        #expect(names == ["table.csv", "Contents.swift"])
        let settings = try page.settings(configuration: "Debug")
        #expect(settings.string("PRODUCT_MODULE_NAME") == "Page_First_Steps")
    }

    @Test func pagesComeInTheDocumentsOrder() throws {
        for page in ["A", "B", "C"] { try folder.write("let x = 1", to: "P.playground/Pages/\(page).xcplaygroundpage/Contents.swift") }
        try folder.write("", to: "P.playground/Pages/Empty.xcplaygroundpage/timeline.xctimeline")
        try folder.write("public let z = 1", to: "P.playground/Pages/B.xcplaygroundpage/Sources/Z.swift")
        try folder.write("public let y = 1", to: "P.playground/Sources/Y.swift")
        try folder.write(
            "<playground version='6.0'><pages><page name='C'/><page name='B'/></pages></playground>",
            to: "P.playground/contents.xcplayground")
        let project = try Project.open(at: folder("P.playground"))
        #expect(project.targets.map(\.name) == ["C", "B", "A"])
        let page = try project.target(named: "B")
        #expect(page.dependencies.map(\.name) == ["P_Sources", "B_PageSources"])
        #expect(page.dependencies[1].dependencies.map(\.name) == ["P_Sources"])
    }

    @Test func aPlaygroundWithoutPagesIsRefused() throws {
        try folder.write("public let y = 1", to: "P.playground/Sources/Y.swift")
        #expect {
            try Project.open(at: folder("P.playground"))
        } throws: {
            "\($0)".contains("P.playground") && "\($0)".contains("the playground has no page")
        }
        try folder.write("<playground", to: "P.playground/contents.xcplayground")
        try folder.write("let x = 1", to: "P.playground/Pages/A.xcplaygroundpage/Contents.swift")
        #expect(throws: ParseError.self) { try Project.open(at: folder("P.playground")) }
    }
}
