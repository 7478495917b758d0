internal import CPoppler
import Foundation

/// The key of an outline's or an entry's title, a string.
nonisolated(unsafe) public let kCGPDFOutlineTitle: CFString = "Title"
/// The key of what lies below an outline or an entry, an array of dictionaries.
nonisolated(unsafe) public let kCGPDFOutlineChildren: CFString = "Children"
/// The key of where an entry leads to: the number of a page, the first being 1, or a URL.
nonisolated(unsafe) public let kCGPDFOutlineDestination: CFString = "Destination"
/// The key of the part of a page that an entry leads to: a dictionary with the keys X, Y, Width and Height.
nonisolated(unsafe) public let kCGPDFOutlineDestinationRect: CFString = "DestinationRect"

extension CGPDFDocument {
    /// The document's outline: a dictionary whose children are its chapters, each with a title, where it leads to, and children of its own.
    /// `nil` if there is none, and as long as the document is locked.
    public var outline: CFDictionary? {
        with { document -> CFDictionary? in
            guard let first = poppler_index_iter_new(document) else { return nil }
            defer { poppler_index_iter_free(first) }
            return [kCGPDFOutlineChildren as String: CGPDFDocument.entries(first, document, 0)] as NSDictionary
        } ?? nil
    }

    private static func entries(_ iterator: OpaquePointer, _ document: OpaquePointer, _ depth: Int) -> [[String: Any]] {
        var result: [[String: Any]] = []
        repeat {
            var entry: [String: Any] = [:]
            if let action = poppler_index_iter_get_action(iterator) {
                defer { poppler_action_free(action) }
                entry[kCGPDFOutlineTitle as String] = action.pointee.any.title.map { String(cString: $0) } ?? ""
                switch action.pointee.type {
                case POPPLER_ACTION_URI:
                    let url = action.pointee.uri.uri.flatMap { NSURL(string: String(cString: $0)) }
                    if let url { entry[kCGPDFOutlineDestination as String] = url }
                case POPPLER_ACTION_GOTO_DEST:
                    if let page = page(of: action.pointee.goto_dest.dest, document) { entry[kCGPDFOutlineDestination as String] = page }
                default: break
                }
            }
            if depth < 32, let child = poppler_index_iter_get_child(iterator) {
                entry[kCGPDFOutlineChildren as String] = entries(child, document, depth + 1)
                poppler_index_iter_free(child)
            }
            result.append(entry)
        } while result.count < 1 << 16 && poppler_index_iter_next(iterator) != 0
        return result
    }

    private static func page(of destination: UnsafeMutablePointer<PopplerDest>?, _ document: OpaquePointer) -> Int? {
        guard let destination else { return nil }
        if destination.pointee.type == POPPLER_DEST_NAMED {
            guard let found = poppler_document_find_dest(document, destination.pointee.named_dest) else { return nil }
            defer { poppler_dest_free(found) }
            return found.pointee.page_num > 0 ? Int(found.pointee.page_num) : nil
        }
        return destination.pointee.page_num > 0 ? Int(destination.pointee.page_num) : nil
    }
}
