import Foundation
import Templates
import Testing

/// Where templates come from.
@Suite struct LoaderTests {
    /// A folder with templates in it and one beside it, which goes when it is not used any more.
    private final class Folder {
        let parent = FileManager.default.temporaryDirectory.appendingPathComponent("templates-\(UUID().uuidString)")
        var path: String { parent.appendingPathComponent("inside").path }

        init() throws {
            let folder = URL(fileURLWithPath: path)
            try FileManager.default.createDirectory(at: folder.appendingPathComponent("parts"), withIntermediateDirectories: true)
            try write("secret", to: "../outside.stencil")
            try write("{% include \"parts/b.stencil\" %}!", to: "a.stencil")
            try write("Hello", to: "parts/b.stencil")
            try Data([0xFF, 0xFE]).write(to: folder.appendingPathComponent("bytes.stencil"))
            try FileManager.default.createSymbolicLink(
                at: folder.appendingPathComponent("link.stencil"), withDestinationURL: parent.appendingPathComponent("outside.stencil"))
        }

        deinit { try? FileManager.default.removeItem(at: parent) }

        private func write(_ text: String, to name: String) throws {
            try text.write(toFile: "\(path)/\(name)", atomically: true, encoding: .utf8)
        }
    }

    @Test func aFolderHasTemplates() throws {
        let folder = try Folder()
        let environment = Environment(loader: FolderLoader([folder.path + "/parts", folder.path]))
        #expect(try environment.template(named: "a.stencil").render() == "Hello!")
        #expect(try environment.template(named: "b.stencil").name == "b.stencil")
        #expect(try environment.template(named: ["missing", "b.stencil"]).render() == "Hello")
    }

    @Test(arguments: ["../outside.stencil", "parts/../../outside.stencil", "/etc/hosts", "link.stencil", ".."])
    func aNameLeadsNowhereOutsideOfTheFolder(_ name: String) throws {
        let folder = try Folder()
        let environment = Environment(loader: FolderLoader([folder.path]))
        #expect(throws: TemplateError.self) { try environment.template(named: name) }
    }

    @Test(arguments: ["missing.stencil", "parts", "bytes.stencil", ""])
    func whatIsNoTemplateIsRefused(_ name: String) throws {
        let folder = try Folder()
        let environment = Environment(loader: FolderLoader([folder.path]))
        #expect(throws: TemplateError.self) { try environment.template(named: name) }
        #expect(throws: TemplateError.self) { try environment.template(named: [name, "another"]) }
    }

    @Test func aDictionaryHasTemplates() throws {
        let environment = Environment(loader: DictionaryLoader(["index": "Hello World"]))
        #expect(try environment.template(named: "index").render() == "Hello World")
        #expect(try environment.template(named: ["missing", "index"]).name == "index")
        #expect(throws: TemplateError.self) { try environment.template(named: "missing") }
    }

    @Test func withoutALoaderThereIsNoOtherTemplate() {
        let expected = """
            1:3: error: Template named `a` does not exist. No loaders found
            {% include "a" %}
               ^~~~~~~~~~~
            """
        do {
            _ = try Template("{% include \"a\" %}").render()
            Issue.record("it is rendered")
        } catch {
            #expect("\(error)" == expected)
        }
    }

    @Test func aTemplatesNameIsToldWithItsErrors() {
        do {
            _ = try Template("a\n{{ b|nonsense }}", name: "my.stencil")
            Issue.record("it is parsed")
        } catch {
            #expect("\(error)".hasPrefix("my.stencil:2:3: error: Unknown filter 'nonsense'"))
        }
    }
}
