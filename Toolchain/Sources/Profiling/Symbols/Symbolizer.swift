import Foundation

/// Knows which function of which file an address in an app's process lies in.
public final class Symbolizer {
    /// The path of the app's program.
    public let program: String
    private let folder: String
    private let demangler: Demangler
    private var files: [String: SymbolFile?] = [:]

    /// Prepares to name functions.
    ///
    /// - Parameters:
    ///   - program: the path of the app's program. What lies in its folder is the app's own.
    ///   - demangler: makes names readable.
    public init(program: String, demangler: Demangler) {
        (self.program, self.demangler) = (Self.realPath(program), demangler)
        folder = (Self.realPath(program) as NSString).deletingLastPathComponent + "/"
    }

    /// Notes calls in a trace, with the functions and files that they lie in.
    func name(_ entries: [CallTable.Entry], in code: CodeMap, of trace: inout Trace) {
        var binaries: [String: Int] = [:]
        var functions: [Trace.Function: Int] = [:]
        var known: [UInt64: Int] = [:]
        for entry in entries {
            let function: Int
            if let number = known[entry.address] {
                function = number
            } else {
                let place = code.stretch(at: entry.address)
                var description = Trace.Function(name: "0x" + String(entry.address, radix: 16), binary: nil)
                if let place {
                    description.binary = binaries[place.path] ?? trace.binaries.count
                    if binaries[place.path] == nil {
                        binaries[place.path] = trace.binaries.count
                        trace.binaries.append(binary(place))
                    }
                    if let name = file(place.path)?.name(at: entry.address &- place.bias) { description.name = demangler.name(name) }
                }
                function = functions[description] ?? trace.functions.count
                if functions[description] == nil {
                    functions[description] = function
                    trace.functions.append(description)
                }
                known[entry.address] = function
            }
            trace.calls.append(Trace.Call(caller: entry.caller, function: function, address: entry.address))
        }
    }

    private func binary(_ place: CodeMap.Stretch) -> Trace.Binary {
        let path = Self.realPath(place.path)
        return Trace.Binary(
            name: (place.path as NSString).lastPathComponent, path: place.path, identifier: file(place.path)?.identifier ?? "",
            loadAddress: place.bias, isApps: path == program || path.hasPrefix(folder))
    }

    private func file(_ path: String) -> SymbolFile? {
        if let file = files[path] { return file }
        // A process can say that its code is of any file: only what is one is opened, for others may wait for ever.
        var isFolder: ObjCBool = false
        let isFile = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue && Self.isRegular(path)
        let file = path.hasPrefix("/") && isFile ? SymbolFile(path: path) : nil
        files[path] = .some(file)
        return file
    }

    private static func isRegular(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    private static func realPath(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
}
