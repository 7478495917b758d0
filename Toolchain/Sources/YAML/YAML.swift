import CYAML
import Foundation

/// Reads YAML by libyaml: streams of documents with anchors, aliases and tags.
///
/// See https://yaml.org/spec/1.2.2.
public enum YAML {
    /// How deeply collections may nest.
    static let nestingLimit = 200
    /// How many nodes the documents of a stream may have, with what aliases stand for: a few lines of aliases of aliases could be billions.
    static let nodeLimit = 1_000_000

    /// The documents of a stream.
    ///
    /// - Parameter path: The file's path, for errors.
    /// - Throws: `YAMLError`, with line and column.
    public static func documents(_ bytes: [UInt8], path: String) throws -> [YAMLNode] {
        var reader = YAMLReader(path: path)
        return try reader.read(bytes)
    }

    /// The first document of a stream; `nil` if it has none.
    ///
    /// - Throws: `YAMLError`, with line and column.
    public static func load(_ text: String, path: String) throws -> YAMLNode? { try documents(Array(text.utf8), path: path).first }
}

/// Builds nodes from the parser's events.
private struct YAMLReader {
    let path: String
    private var bytes: [UInt8] = []
    private var documents: [YAMLNode] = []
    private var anchors: [String: YAMLNode] = [:]
    private var open: [Collection] = []
    private var total = 0

    /// A collection whose end was not seen yet.
    private struct Collection {
        let isMapping: Bool
        let tag: String?
        let anchor: String?
        let mark: yaml_mark_t
        var nodes: [YAMLNode] = []
    }

    init(path: String) { self.path = path }

    mutating func read(_ bytes: [UInt8]) throws -> [YAMLNode] {
        self.bytes = bytes
        var parser = yaml_parser_t()
        guard yaml_parser_initialize(&parser) == 1 else {
            throw YAMLError(path: path, line: 0, column: 0, message: "there is not enough memory to read YAML")
        }
        defer { yaml_parser_delete(&parser) }
        // The parser keeps the pointer until it is deleted.
        try bytes.withUnsafeBufferPointer { buffer in
            yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
            while try step(&parser) {}
        }
        return documents
    }

    /// Takes the next event. Returns whether there are more.
    private mutating func step(_ parser: inout yaml_parser_t) throws -> Bool {
        var event = yaml_event_t()
        guard yaml_parser_parse(&parser, &event) == 1 else { throw failure(of: parser) }
        defer { yaml_event_delete(&event) }
        switch event.type {
        case YAML_STREAM_END_EVENT: return false
        case YAML_DOCUMENT_START_EVENT: anchors = [:]
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
            let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
            let node = YAMLNode(.scalar(text, isPlain: isPlain, tag: Self.text(scalar.tag)), event.start_mark)
            try add(node, anchor: Self.text(scalar.anchor), at: event.start_mark)
        case YAML_ALIAS_EVENT:
            let name = Self.text(event.data.alias.anchor) ?? ""
            guard let node = anchors[name] else { throw error("there is no anchor \"&\(name)\" before this alias", at: event.start_mark) }
            try add(node, anchor: nil, at: event.start_mark)
        case YAML_SEQUENCE_START_EVENT:
            let start = event.data.sequence_start
            try begin(isMapping: false, tag: start.tag, anchor: start.anchor, at: event.start_mark)
        case YAML_MAPPING_START_EVENT:
            let start = event.data.mapping_start
            try begin(isMapping: true, tag: start.tag, anchor: start.anchor, at: event.start_mark)
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: try end()
        default: break
        }
        return true
    }

    private mutating func begin(
        isMapping: Bool, tag: UnsafePointer<yaml_char_t>?, anchor: UnsafePointer<yaml_char_t>?, at mark: yaml_mark_t
    ) throws {
        guard open.count < YAML.nestingLimit else { throw error("nested more than \(YAML.nestingLimit) deep", at: mark) }
        open.append(Collection(isMapping: isMapping, tag: Self.text(tag), anchor: Self.text(anchor), mark: mark))
    }

    private mutating func end() throws {
        guard let collection = open.popLast() else { return }
        let nodes = collection.nodes
        let content: YAMLNode.Content =
            if collection.isMapping {
                .mapping(
                    stride(from: 0, to: nodes.count - 1, by: 2).map { (key: nodes[$0], value: nodes[$0 + 1]) }, tag: collection.tag)
            } else {
                .sequence(nodes, tag: collection.tag)
            }
        try add(YAMLNode(content, collection.mark), anchor: collection.anchor, at: collection.mark)
    }

    private mutating func add(_ node: YAMLNode, anchor: String?, at mark: yaml_mark_t) throws {
        if let anchor { anchors[anchor] = node }
        guard !open.isEmpty else {
            documents.append(node)
            return
        }
        // What an alias stands for counts again wherever it stands.
        total += node.weight
        guard total <= YAML.nodeLimit else {
            throw error("the documents hold more than \(YAML.nodeLimit) values, with what aliases stand for", at: mark)
        }
        open[open.count - 1].nodes.append(node)
    }

    private static func text(_ pointer: UnsafePointer<yaml_char_t>?) -> String? { pointer.map { String(cString: $0) } }

    private func error(_ message: String, at mark: yaml_mark_t) -> YAMLError {
        YAMLError(path: path, line: Int(mark.line) + 1, column: Int(mark.column) + 1, message: message)
    }

    private func failure(of parser: yaml_parser_t) -> YAMLError {
        let problem = parser.problem.map { String(cString: $0) } ?? "this is no YAML"
        let context = parser.context.map { String(cString: $0) + ", " } ?? ""
        // What cannot be decoded has an offset, but no mark: the parser has come so far.
        let mark = parser.error == YAML_READER_ERROR ? parser.mark : parser.problem_mark
        var failure = error(context + problem, at: mark)
        // Where the text ends too early, the parser names the line behind the last one.
        let lines = String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        if failure.line > lines.count, let last = lines.last { (failure.line, failure.column) = (lines.count, last.count + 1) }
        return failure
    }
}

extension YAMLNode {
    fileprivate init(_ content: Content, _ mark: yaml_mark_t) {
        self.init(content, line: Int(mark.line) + 1, column: Int(mark.column) + 1)
    }
}
