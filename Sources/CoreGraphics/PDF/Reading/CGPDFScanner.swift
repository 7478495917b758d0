import Foundation

/// What a page, or a part of one, is drawn by: operators and what they work on. It is released by whoever made it.
public typealias CGPDFContentStreamRef = OpaquePointer
/// What is called for each operator. It is released by whoever made it.
public typealias CGPDFOperatorTableRef = OpaquePointer
/// What reads a content stream and calls for each operator. It is released by whoever made it.
public typealias CGPDFScannerRef = OpaquePointer
/// Called for an operator, which takes what it works on from the scanner: the last of it first.
public typealias CGPDFOperatorCallback = @convention(c) (CGPDFScannerRef, UnsafeMutableRawPointer?) -> Void

/// The content of a page or of a stream, with the resources that it names.
private final class ContentStream {
    let streams: [PDFObject]
    private let resources: PDFObject?
    private let parent: ContentStream?
    /// Keeps the objects.
    private let page: CGPDFPage?

    init(_ page: CGPDFPage) {
        let own = page.dictionary.map { PDFObject.taken(from: $0) }
        let contents = own?["Contents"]
        streams = contents?.array?.map(\.resolved) ?? contents.map { [$0] } ?? []
        resources = own.flatMap { PDFFile.inherited("Resources", $0) }
        (parent, self.page) = (nil, page)
    }

    init(_ stream: PDFObject, _ resources: PDFObject?, _ parent: ContentStream?) {
        (streams, self.resources, self.parent, page) = ([stream], resources, parent, nil)
    }

    func resource(_ category: String, _ name: String) -> PDFObject? {
        resources?[category]?[name] ?? parent?.resource(category, name)
    }
}

private final class OperatorTable {
    var callbacks: [String: CGPDFOperatorCallback] = [:]
}

private final class Scanner {
    let content: ContentStream
    private let table: OperatorTable?
    private let info: UnsafeMutableRawPointer?
    private var operands: [PDFObject] = []
    /// What was taken by the operator that is called now: it keeps pointers to it.
    private var taken: [PDFObject] = []
    private var isStopped = false

    init(_ content: ContentStream, _ table: OperatorTable?, _ info: UnsafeMutableRawPointer?) {
        (self.content, self.table, self.info) = (content, table, info)
    }

    func pop() -> PDFObject? {
        guard let last = operands.popLast() else { return nil }
        taken.append(last)
        return last
    }

    func pop(_ type: CGPDFObjectType, _ place: UnsafeMutableRawPointer?) -> Bool {
        guard let last = operands.last, last.get(type, place) else { return false }
        _ = pop()
        return true
    }

    func stop() { isStopped = true }

    /// Returns whether all could be read.
    func scan() -> Bool {
        (isStopped, operands) = (false, [])
        var bytes: [UInt8] = []
        for stream in content.streams {
            guard let content = stream.content(), content.format == .raw else { return false }
            // A word does not go on in the next stream.
            bytes += content.bytes + [10]
        }
        var lexer = PDFLexer(bytes)
        while !isStopped, let token = lexer.next() {
            switch token {
            case .object(let object): if operands.count < 1 << 16 { operands.append(object) }
            case .keyword("BI"):
                guard let picture = inlinePicture(&lexer) else { return false }
                operands = [picture]
                call("EI")
            case .keyword(let name): call(name)
            case .arrayEnd, .dictionaryEnd: return false
            }
        }
        lexer.skipSpace()
        return isStopped || lexer.position >= bytes.count
    }

    private func call(_ name: String) {
        if let callback = table?.callbacks[name] { callback(OpaquePointer(Unmanaged.passUnretained(self).toOpaque()), info) }
        (operands, taken) = ([], [])
    }

    /// A picture that lies among the operators, as a stream.
    private func inlinePicture(_ lexer: inout PDFLexer) -> PDFObject? {
        var (entries, key): ([String: PDFObject], String?) = ([:], nil)
        reading: while let token = lexer.next() {
            switch token {
            case .object(let object):
                if let known = key {
                    entries[known] = object
                    key = nil
                } else {
                    key = object.name
                }
            case .keyword("ID"): break reading
            default: return nil
            }
        }
        let start = min(lexer.position + 1, lexer.bytes.count)
        let bytes = lexer.bytes
        var end = start
        while end + 2 < bytes.count {
            let isAfterSpace = end == start || PDFLexer.isSpace(bytes[end - 1])
            if isAfterSpace, bytes[end] == 0x45, bytes[end + 1] == 0x49, PDFLexer.isSpace(bytes[end + 2]) {
                lexer.position = end + 2
                return PDFObject(.inline(PDFObject(.dictionary(entries)), Array(bytes[start..<max(start, end - 1)])))
            }
            end += 1
        }
        return nil
    }
}

private func made(_ object: AnyObject) -> OpaquePointer { OpaquePointer(Unmanaged.passRetained(object).toOpaque()) }

private func taken<Object: AnyObject>(_ pointer: OpaquePointer, _ type: Object.Type) -> Object {
    Unmanaged<Object>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
}

private func retain(_ pointer: OpaquePointer) { _ = Unmanaged<AnyObject>.fromOpaque(UnsafeRawPointer(pointer)).retain() }

private func release(_ pointer: OpaquePointer) { Unmanaged<AnyObject>.fromOpaque(UnsafeRawPointer(pointer)).release() }

// MARK: Content streams

/// Makes a content stream of what a page is drawn by.
public func CGPDFContentStreamCreateWithPage(_ page: CGPDFPage) -> CGPDFContentStreamRef { made(ContentStream(page)) }

/// Makes a content stream of a stream, such as that of a form, whose document is to be kept by whoever asks for it.
///
/// - Parameters:
///   - streamResources: what the stream's operators name.
///   - parent: where what they name is looked for, if it is not there.
public func CGPDFContentStreamCreateWithStream(
    _ stream: CGPDFStreamRef, _ streamResources: CGPDFDictionaryRef, _ parent: CGPDFContentStreamRef?
) -> CGPDFContentStreamRef {
    made(
        ContentStream(
            PDFObject.taken(from: stream), PDFObject.taken(from: streamResources), parent.map { taken($0, ContentStream.self) }))
}

/// Keeps a content stream.
public func CGPDFContentStreamRetain(_ cs: CGPDFContentStreamRef) -> CGPDFContentStreamRef {
    retain(cs)
    return cs
}

/// No longer keeps a content stream.
public func CGPDFContentStreamRelease(_ cs: CGPDFContentStreamRef) { release(cs) }

/// Returns what operators of a content stream name: the category "Font" and the name "F1" stand for a font.
public func CGPDFContentStreamGetResource(_ cs: CGPDFContentStreamRef, _ category: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>)
    -> CGPDFObjectRef?
{ taken(cs, ContentStream.self).resource(String(cString: category), String(cString: name))?.pointer }

// MARK: Operators

/// Makes a table in which no operator has a callback.
public func CGPDFOperatorTableCreate() -> CGPDFOperatorTableRef? { made(OperatorTable()) }

/// Keeps a table.
public func CGPDFOperatorTableRetain(_ table: CGPDFOperatorTableRef) -> CGPDFOperatorTableRef? {
    retain(table)
    return table
}

/// No longer keeps a table.
public func CGPDFOperatorTableRelease(_ table: CGPDFOperatorTableRef) { release(table) }

/// Has a function called for an operator, such as "Tj". A picture among the operators calls that of "EI", which takes it as a stream.
public func CGPDFOperatorTableSetCallback(
    _ table: CGPDFOperatorTableRef, _ name: UnsafePointer<CChar>, _ callback: @escaping CGPDFOperatorCallback
) { taken(table, OperatorTable.self).callbacks[String(cString: name)] = callback }

// MARK: Scanners

/// Makes a scanner that reads a content stream, and calls what a table says, with `info`.
public func CGPDFScannerCreate(_ cs: CGPDFContentStreamRef, _ table: CGPDFOperatorTableRef?, _ info: UnsafeMutableRawPointer?)
    -> CGPDFScannerRef
{ made(Scanner(taken(cs, ContentStream.self), table.map { taken($0, OperatorTable.self) }, info)) }

/// Keeps a scanner.
public func CGPDFScannerRetain(_ scanner: CGPDFScannerRef) -> CGPDFScannerRef {
    retain(scanner)
    return scanner
}

/// No longer keeps a scanner.
public func CGPDFScannerRelease(_ scanner: CGPDFScannerRef) { release(scanner) }

/// Reads the content stream, and calls for each operator in turn; returns whether all of it could be read.
public func CGPDFScannerScan(_ scanner: CGPDFScannerRef) -> Bool { taken(scanner, Scanner.self).scan() }

/// Ends reading, once the operator that is called now is done with.
public func CGPDFScannerStop(_ s: CGPDFScannerRef) { taken(s, Scanner.self).stop() }

/// Returns what a scanner reads.
public func CGPDFScannerGetContentStream(_ scanner: CGPDFScannerRef) -> CGPDFContentStreamRef {
    OpaquePointer(Unmanaged.passUnretained(taken(scanner, Scanner.self).content).toOpaque())
}

/// Takes the last thing that the operator works on; returns whether there was one. It is there until the operator is done with.
public func CGPDFScannerPopObject(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFObjectRef?>?) -> Bool {
    guard let object = taken(scanner, Scanner.self).pop() else { return false }
    value?.pointee = object.pointer
    return true
}

/// Takes the last thing that the operator works on if it is a Boolean; returns whether it was.
public func CGPDFScannerPopBoolean(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFBoolean>?) -> Bool {
    taken(scanner, Scanner.self).pop(.boolean, value)
}

/// Takes the last thing that the operator works on if it is a whole number; returns whether it was.
public func CGPDFScannerPopInteger(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFInteger>?) -> Bool {
    taken(scanner, Scanner.self).pop(.integer, value)
}

/// Takes the last thing that the operator works on if it is a number; returns whether it was.
public func CGPDFScannerPopNumber(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFReal>?) -> Bool {
    taken(scanner, Scanner.self).pop(.real, value)
}

/// Takes the last thing that the operator works on if it is a name; returns whether it was.
public func CGPDFScannerPopName(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> Bool {
    taken(scanner, Scanner.self).pop(.name, value)
}

/// Takes the last thing that the operator works on if it is a string; returns whether it was.
public func CGPDFScannerPopString(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFStringRef?>?) -> Bool {
    taken(scanner, Scanner.self).pop(.string, value)
}

/// Takes the last thing that the operator works on if it is a list; returns whether it was.
public func CGPDFScannerPopArray(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFArrayRef?>?) -> Bool {
    taken(scanner, Scanner.self).pop(.array, value)
}

/// Takes the last thing that the operator works on if it is a dictionary; returns whether it was.
public func CGPDFScannerPopDictionary(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFDictionaryRef?>?) -> Bool {
    taken(scanner, Scanner.self).pop(.dictionary, value)
}

/// Takes the last thing that the operator works on if it is a stream; returns whether it was.
public func CGPDFScannerPopStream(_ scanner: CGPDFScannerRef, _ value: UnsafeMutablePointer<CGPDFStreamRef?>?) -> Bool {
    taken(scanner, Scanner.self).pop(.stream, value)
}
