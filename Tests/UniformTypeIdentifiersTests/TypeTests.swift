import Testing
import UniformTypeIdentifiers

/// Types that the system declares.
@Suite struct TypeTests {
    @Test(arguments: [
        (UTType.png, "public.png", "png", "image/png"), (.jpeg, "public.jpeg", "jpeg", "image/jpeg"),
        (.plainText, "public.plain-text", "txt", "text/plain"), (.pdf, "com.adobe.pdf", "pdf", "application/pdf"),
        (.mp3, "public.mp3", "mp3", "audio/mpeg"), (.mpeg4Movie, "public.mpeg-4", "mp4", "video/mp4"),
        (.commaSeparatedText, "public.comma-separated-values-text", "csv", "text/csv"),
    ])
    func constantsHaveApplesIdentifiersAndTags(_ type: UTType, _ identifier: String, _ name: String, _ mimeType: String) {
        #expect(type.identifier == identifier)
        #expect(type.preferredFilenameExtension == name)
        #expect(type.preferredMIMEType == mimeType)
        #expect(UTType(filenameExtension: name.uppercased()) == type)
        #expect(UTType(mimeType: mimeType) == type)
        #expect(type.isDeclared && !type.isDynamic)
    }

    @Test func aFilesNameTellsItsTypeAndAPackagesToo() throws {
        #expect(UTType(nameOf: URL(fileURLWithPath: "/a/Tower.PNG")) == .png)
        #expect(UTType(nameOf: URL(fileURLWithPath: "/a/Letter.rtfd")) == .rtfd && UTType(filenameExtension: "rtfd")?.isDeclared == false)
        #expect(UTType(nameOf: URL(fileURLWithPath: "/a/notes")) == nil)
        let unknown = try #require(UTType(nameOf: URL(fileURLWithPath: "/a/notes.of-nobody")))
        #expect(unknown.isDynamic && unknown.conforms(to: .data))
        #expect(UTType.declaredPackage(nameOf: URL(fileURLWithPath: "/a/Letter.rtfd")) == .rtfd)
        #expect(UTType.declaredPackage(nameOf: URL(fileURLWithPath: "/a/Tower.png")) == nil)
    }

    @Test func identifiersAreComparedWithoutCapitals() throws {
        #expect(UTType("PUBLIC.PNG") == .png)
        #expect(UTType("public.png")?.identifier == "public.png")
        #expect(UTType("com.example.unknown") == nil)
        #expect(Set([UTType.png, try #require(UTType("Public.png"))]).count == 1)
    }

    @Test func typesConformToThemselvesAndToAllAboveThem() throws {
        #expect(UTType.png.conforms(to: .png) && UTType.png.conforms(to: .image) && UTType.png.conforms(to: .item))
        #expect(!UTType.png.conforms(to: .text) && !UTType.image.conforms(to: .png))
        #expect(UTType.png.isSubtype(of: .data) && !UTType.png.isSubtype(of: .png))
        #expect(UTType.text.isSupertype(of: .swiftSource) && !UTType.text.isSupertype(of: .text))
        let standard = try #require(UTType("public.heif-standard"))
        #expect(UTType.heic.supertypes == [standard, .image, .data, .content, .item])
        #expect(UTType.applicationBundle.conforms(to: .directory) && !UTType.applicationBundle.conforms(to: .data))
    }

    @Test func oneTagCanHaveSeveralTypes() {
        #expect(UTType.types(tag: "mp4", tagClass: .filenameExtension, conformingTo: nil) == [.mpeg4Movie, .mpeg4Audio])
        #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
        #expect(UTType(tag: "rtfd", tagClass: .filenameExtension, conformingTo: .directory) == .rtfd)
        #expect(UTType.types(tag: "", tagClass: .mimeType, conformingTo: nil).isEmpty)
        #expect(UTType(filenameExtension: "") == nil)
    }

    @Test func whatIsPublicSaysSo() {
        #expect(UTType.png.isPublic && !UTType.pdf.isPublic)
        #expect(UTType.png.description == "public.png" && UTType.png.debugDescription == "public.png (not dynamic, declared)")
    }

    @Test func typesAreWrittenAsTheirIdentifiers() throws {
        let data = try JSONEncoder().encode([UTType.png, .folder])
        #expect(String(decoding: data, as: UTF8.self) == #"["public.png","public.folder"]"#)
        #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png, .folder])
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([UTType].self, from: Data(#"["com.example.unknown"]"#.utf8)) }
    }

    // MARK: Names of files

    @Test func namesGetTheExtensionThatTheyLack() {
        let folder = URL(fileURLWithPath: "/tmp/")
        #expect(folder.appendingPathComponent("a", conformingTo: .png).path == "/tmp/a.png")
        #expect(folder.appendingPathComponent("a.png", conformingTo: .png).path == "/tmp/a.png")
        #expect(folder.appendingPathComponent("a.JPG", conformingTo: .jpeg).path == "/tmp/a.JPG")
        #expect(folder.appendingPathComponent("a.jpg", conformingTo: .png).path == "/tmp/a.jpg.png")
        #expect(folder.appendingPathComponent("a.png", conformingTo: .image).path == "/tmp/a.png")
        #expect(folder.appendingPathComponent("a", conformingTo: .folder).hasDirectoryPath)
        #expect(folder.appendingPathComponent("a").appendingPathExtension(for: .json).lastPathComponent == "a.json")
        var url = folder
        url.appendPathComponent("b", conformingTo: .pdf)
        url.appendPathExtension(for: .pdf)
        #expect(url.path == "/tmp/b.pdf")
        #expect(("/tmp" as NSString).appendingPathComponent("c", conformingTo: .gif) == "/tmp/c.gif")
        #expect(("/tmp/c" as NSString).appendingPathExtension(for: .gif) == "/tmp/c.gif")
    }
}
