import Foundation
import FoundationNetworking
import UIKit

/// A page that was loaded.
struct LoadedPage {
    let url: URL
    let text: NSAttributedString
    let title: String?
}

/// Loads pages, and reads their text.
enum PageLoader {
    /// Longer pages are cut off.
    static let byteLimit = 4 << 20

    @MainActor
    static func load(_ url: URL, then done: @escaping @MainActor (Result<LoadedPage, any Error>) -> Void) -> URLSessionTask {
        let configuration = URLSessionConfiguration.ephemeral
        let session = URLSession(configuration: configuration)
        let task = session.dataTask(with: url) { data, response, error in
            let result = Result { () throws -> LoadedPage in
                if let error { throw error }
                let place = response?.url ?? url
                return try page(data ?? Data(), at: place, mime: response?.mimeType, encoding: response?.textEncodingName)
            }
            nonisolated(unsafe) let answer = result
            DispatchQueue.main.async { done(answer) }
        }
        task.resume()
        session.finishTasksAndInvalidate()
        return task
    }

    /// Reads a page's text: HTML with its headings, emphasis and links, or plain text.
    static func page(_ data: Data, at url: URL, mime: String?, encoding: String?) throws -> LoadedPage {
        let data = data.prefix(byteLimit)
        let text = decoded(data, encoding: encoding)
        guard let mime, mime.contains("html") else {
            let isText = mime.map { $0.hasPrefix("text/") || $0.contains("json") || $0.contains("xml") } ?? true
            guard isText else { throw URLError(.cannotDecodeContentData) }
            return LoadedPage(url: url, text: plain(text), title: nil)
        }
        let read = try NSMutableAttributedString(
            data: Data(text.utf8),
            options: [.documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue],
            documentAttributes: nil)
        resolveLinks(in: read, against: url)
        return LoadedPage(url: url, text: read, title: title(in: text))
    }

    private static func decoded(_ data: Data, encoding: String?) -> String {
        if encoding?.lowercased() == "iso-8859-1" || encoding?.lowercased() == "windows-1252" {
            return String(data: data, encoding: .windowsCP1252) ?? String(decoding: data, as: UTF8.self)
        }
        return String(decoding: data, as: UTF8.self)
    }

    private static func plain(_ text: String) -> NSAttributedString {
        NSAttributedString(
            string: text, attributes: [.font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label])
    }

    /// Addresses in a page may be relative to its own.
    private static func resolveLinks(in text: NSMutableAttributedString, against url: URL) {
        text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { value, range, _ in
            guard let link = (value as? URL)?.relativeString ?? value as? String,
                let resolved = URL(string: link, relativeTo: url)?.absoluteURL
            else { return }
            text.addAttribute(.link, value: resolved, range: range)
        }
    }

    private static func title(in html: String) -> String? {
        guard let start = html.range(of: "<title", options: .caseInsensitive),
            let open = html.range(of: ">", range: start.upperBound..<html.endIndex),
            let end = html.range(of: "</title", options: .caseInsensitive, range: open.upperBound..<html.endIndex)
        else { return nil }
        let title = html[open.upperBound..<end.lowerBound].split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return title.isEmpty ? nil : title
    }
}
