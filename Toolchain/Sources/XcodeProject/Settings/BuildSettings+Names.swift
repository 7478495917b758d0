extension BuildSettings {
    /// The evaluated value as a name for a file.
    ///
    /// - Throws: `ProjectError.noName`, with the place of the setting that makes it none.
    public func fileName(_ name: String) throws -> FileName {
        do { return try FileName(string(name)) } catch { throw noName(name, fault: "\(error)") { (try? FileName($0)) == nil } }
    }

    /// Where the value of a setting comes from, as near as the project says.
    public func place(of name: String) -> Place {
        var (waiting, seen): ([String], Set<String>) = ([name], [name])
        while let next = waiting.popLast() {
            if let place = places[next] { return place }
            waiting += references(in: next).reversed().filter { seen.insert($0).inserted }
        }
        return Place(string("PROJECT_FILE_PATH"))
    }

    /// The name of the module that Xcode makes of a product's name, where nothing else is set.
    public static func moduleName(ofProduct name: String) -> String { SettingModifier.apply("c99extidentifier", nil, to: name) }

    /// The name of the module that the target makes.
    ///
    /// - Throws: `ProjectError.noName` for what Swift takes for no name.
    public func moduleName() throws -> FileName {
        let setting = "PRODUCT_MODULE_NAME"
        let name = try fileName(setting)
        func isName(_ text: String) -> Bool {
            // Where names are made to fit, everything but these has become an underscore.
            !text.isEmpty && Self.moduleName(ofProduct: text) == text
        }
        guard isName(name.text) else { throw noName(setting, fault: "which Swift takes for no name of a module") { !isName($0) } }
        return name
    }

    /// The error that the value of a setting is no name. Told is the setting that brought it in: the innermost that is faulty itself.
    private func noName(_ name: String, fault: String, isFaulty: (String) -> Bool) -> ProjectError {
        let isEmpty = string(name).isEmpty
        var chain = [name]
        while let inner = references(in: chain[chain.count - 1]).first(where: {
            values[$0] != nil && !chain.contains($0) && string($0).isEmpty == isEmpty && isFaulty(string($0))
        }) {
            chain.append(inner)
        }
        let blamed = chain.last { places[$0] != nil } ?? name
        let place = places[blamed] ?? self.place(of: name)
        var known: Set<String> = []
        if isEmpty, let circle = circle(from: name, above: [], known: &known) {
            return .wrong(place: place, message: "settings refer to each other in a circle: \(circle.joined(separator: " → "))")
        }
        return .noName(place: place, what: blamed, text: string(blamed), fault: fault)
    }

    /// The names that the value of a setting refers to. (Itself it refers to for what it inherits.)
    private func references(in name: String) -> [String] {
        (values[name]?.last ?? "").matches(of: #/\$[(\[{](\w+)/#).map { String($0.1) }.filter { $0 != name && $0 != "inherited" }
    }

    /// A circle of settings that refer to each other, among those that a setting needs: the first stands again at the end.
    private func circle(from name: String, above: [String], known: inout Set<String>) -> [String]? {
        if let start = above.firstIndex(of: name) { return Array(above[start...]) + [name] }
        guard above.count < maximumNesting, known.insert(name).inserted else { return nil }
        for inner in references(in: name) {
            if let circle = circle(from: inner, above: above + [name], known: &known) { return circle }
        }
        return nil
    }

    /// The kinds of devices that a target is made for (`TARGETED_DEVICE_FAMILY`), as `UIDeviceFamily` numbers them: 1 phones, 2 pads.
    public var deviceFamilies: [Int64] { string("TARGETED_DEVICE_FAMILY").split { $0 == "," || $0 == " " }.compactMap { Int64($0) } }

    /// Whether a target is made for pads, and for no phone.
    public var isForPadsOnly: Bool { deviceFamilies.contains(2) && !deviceFamilies.contains(1) }
}
