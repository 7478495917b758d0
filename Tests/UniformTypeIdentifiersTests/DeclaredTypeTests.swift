import Testing

@testable import UniformTypeIdentifiers

/// Types that an app declares, types without a declaration, and what the database of MIME types adds.
@Suite final class DeclaredTypeTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("types-\(UUID().uuidString)").path

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func write(_ name: String, _ text: String) throws {
        let url = URL(fileURLWithPath: "\(folder)/mime/\(name)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    /// A database with one script language, one picture format and one package of files.
    private func database() throws -> MIMEDatabase {
        try write(
            "globs2",
            """
            # comment
            80:application/x-twice:*.two
            50:text/x-blub:*.blub
            50:text/x-blub:*.blb
            60:image/x-holo:*.holo
            50:text/x-second:*.two
            50:text/x-blub:README*
            50:image/png:*.pixels
            50:text/x-c:*.cap:cs
            """)
        try write("aliases", "application/blub text/x-blub\nimage/x-png image/png\n")
        try write("subclasses", "text/x-blub text/plain\napplication/x-twice application/zip\n")
        try write("generic-icons", "text/x-blub:text-x-script\napplication/x-twice:x-office-spreadsheet\n")
        try write(
            "text/x-blub.xml",
            """
            <mime-type type="text/x-blub">
              <comment>Blub &amp; script</comment>
              <comment xml:lang="vi">tập lệnh Blub</comment>
              <comment xml:lang="pt_BR">script Blub</comment>
            </mime-type>
            """)
        return MIMEDatabase(folders: ["\(folder)/nothing", "\(folder)/mime"])
    }

    private func registry(_ information: [String: Any] = [:]) throws -> TypeRegistry {
        let database = try database()
        return TypeRegistry(information: information, database: database)
    }

    private let information: [String: Any] = [
        "UTExportedTypeDeclarations": [
            [
                "UTTypeIdentifier": "com.example.Drawing", "UTTypeConformsTo": ["public.data", "public.content"],
                "UTTypeDescription": "Drawing", "UTTypeReferenceURL": "https://example.com/drawing", "UTTypeVersion": "3",
                "UTTypeTagSpecification": ["public.filename-extension": ["drawing", "drw"], "public.mime-type": "application/x-drawing"],
            ],
            ["UTTypeIdentifier": "public.png", "UTTypeConformsTo": "public.text"],
        ],
        "UTImportedTypeDeclarations": [
            [
                "UTTypeIdentifier": "com.example.model", "UTTypeConformsTo": "com.example.drawing",
                "UTTypeTagSpecification": ["public.filename-extension": "drw"],
            ]
        ],
    ]

    // MARK: The app's own

    @Test func theAppsDeclarationsAreTypes() throws {
        let registry = try registry(information)
        let type = try #require(UTType("com.example.drawing", in: registry))
        #expect(type.identifier == "com.example.Drawing" && type.isDeclared && !type.isPublic)
        #expect(type.localizedDescription == "Drawing" && type.version == 3)
        #expect(type.referenceURL == URL(string: "https://example.com/drawing"))
        #expect(type.preferredFilenameExtension == "drawing" && type.preferredMIMEType == "application/x-drawing")
        #expect(type.conforms(to: .item))
        let found = UTType.types(tag: "drw", tagClass: .filenameExtension, conformingTo: .data, in: registry)
        #expect(found.map(\.identifier) == ["com.example.Drawing", "com.example.model"])
        #expect(found[1].conforms(to: type))
    }

    @Test func theSystemsDeclarationsHold() throws {
        #expect(try #require(UTType("public.png", in: try registry(information))).conforms(to: .image))
    }

    @Test func whatIsExpectedButNotDeclaredConformsToItsParent() throws {
        let registry = try registry(information)
        let own = UTType(expected: "com.example.drawing", as: .exported, conformingTo: .image, in: registry)
        #expect(own.isDeclared && !own.conforms(to: .image))
        let missing = UTType(expected: "com.example.missing", as: .exported, conformingTo: .image, in: registry)
        #expect(missing.identifier == "com.example.missing" && !missing.isDeclared && missing.conforms(to: .image))
        #expect(UTType(expected: "public.png", as: .imported, conformingTo: nil, in: registry) == .png)
        #expect(!UTType(expected: "com.example.model", as: .exported, conformingTo: nil, in: registry).isDeclared)
    }

    // MARK: Dynamic types

    @Test func tagsWithoutADeclarationMakeDynamicTypes() throws {
        let registry = try registry()
        let type = try #require(UTType(tag: "Foo", tagClass: .filenameExtension, conformingTo: .data, in: registry))
        #expect(type.isDynamic && !type.isDeclared && type.identifier.hasPrefix("dyn.ah62d4rv4ge8"))
        #expect(type.conforms(to: .data) && !type.conforms(to: .image))
        #expect(type.preferredFilenameExtension == "foo" && type.preferredMIMEType == nil)
        #expect(UTType(type.identifier, in: registry) == type)
        let image = try #require(UTType(tag: "foo", tagClass: .filenameExtension, conformingTo: .image, in: registry))
        #expect(image.conforms(to: .image) && image != type)
        let kind = UTTagClass(rawValue: "com.example.tags")
        let other = try #require(UTType(tag: "a:b,c=d\\e", tagClass: kind, conformingTo: .movie, in: registry))
        let again = try #require(UTType(other.identifier, in: registry))
        #expect(again.tags == [kind: ["a:b,c=d\\e"]] && again.conforms(to: .audiovisualContent))
        #expect(UTType("dyn.nothing", in: registry) == nil && UTType("dyn.ah62", in: registry) == nil)
    }

    // MARK: The database

    @Test func theDatabaseTellsWhatDynamicTypesAre() throws {
        let registry = try registry()
        let script = try #require(UTType(tag: "BLUB", tagClass: .filenameExtension, conformingTo: .data, in: registry))
        #expect(script.isDynamic && script.preferredMIMEType == "text/x-blub")
        #expect(script.tags[.filenameExtension] == ["blub", "blb"])
        #expect(script.conforms(to: .plainText) && script.conforms(to: .sourceCode))
        let alias = try #require(UTType(tag: "application/blub", tagClass: .mimeType, conformingTo: nil, in: registry))
        #expect(alias.preferredFilenameExtension == "blub" && alias.conforms(to: .text))
        let image = try #require(UTType(tag: "holo", tagClass: .filenameExtension, conformingTo: nil, in: registry))
        #expect(image.conforms(to: .image))
        // The heavier pattern wins; a picture that is shown for it tells more than that it is an archive.
        let twice = try #require(UTType(tag: "two", tagClass: .filenameExtension, conformingTo: nil, in: registry))
        #expect(twice.preferredMIMEType == "application/x-twice" && twice.conforms(to: .zip) && twice.conforms(to: .spreadsheet))
        let capitals = try #require(UTType(tag: "cap", tagClass: .filenameExtension, conformingTo: nil, in: registry))
        #expect(capitals.preferredMIMEType == nil)
    }

    @Test func tagsThatTheDatabaseHasForDeclaredTypesLeadToThem() throws {
        let registry = try registry()
        #expect(UTType(tag: "pixels", tagClass: .filenameExtension, conformingTo: nil, in: registry) == .png)
        #expect(UTType(tag: "image/x-png", tagClass: .mimeType, conformingTo: .image, in: registry) == .png)
    }

    @Test func commentsAreInTheUsersLanguage() throws {
        let database = try database()
        #expect(database.comment(of: "text/x-blub", languages: ["vi-VN"]) == "tập lệnh Blub")
        #expect(database.comment(of: "application/blub", languages: ["ja", "pt-BR"]) == "script Blub")
        #expect(database.comment(of: "text/x-blub", languages: ["en-GB", "vi"]) == "Blub & script")
        #expect(database.comment(of: "text/x-other", languages: ["en"]) == nil)
    }

    @Test func foldersOfTheDatabaseAreThoseOfTheBaseDirectories() {
        #expect(
            MIMEDatabase.folders(environment: ["HOME": "/home/a"])
                == ["/home/a/.local/share/mime", "/usr/local/share/mime", "/usr/share/mime"])
        #expect(MIMEDatabase.folders(environment: ["XDG_DATA_HOME": "/b", "XDG_DATA_DIRS": "/c:/d"]) == ["/b/mime", "/c/mime", "/d/mime"])
    }

    @Test func theSystemsDatabaseIsRead() throws {
        #expect(UTType.png.localizedDescription == "PNG image" && UTType.image.localizedDescription == "image")
        let rust = try #require(UTType(filenameExtension: "rs"))
        #expect(rust.isDynamic && rust.conforms(to: .plainText) && rust.preferredMIMEType?.contains("rust") == true)
    }
}
