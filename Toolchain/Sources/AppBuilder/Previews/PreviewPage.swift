import Foundation

/// A page that shows previews to whoever has no display here: pictures in the order of the sources, and what went wrong.
public struct PreviewPage {
    private let title: String
    /// Whether the page looks for newer pictures by itself.
    private let isWatching: Bool

    /// How often a page that does so looks for newer pictures, in seconds.
    private static let interval = 2

    /// Prepares a page.
    public init(title: String, isWatching: Bool) { (self.title, self.isWatching) = (title, isWatching) }

    /// The page with pictures, which lie beside it.
    public func text(_ pictures: [PreviewStudio.Picture]) -> String {
        var body = ""
        var last: String?
        for picture in pictures {
            let entry = picture.shot.entry
            if entry.file != last {
                body += "<h2>\(Self.escaped((entry.file as NSString).lastPathComponent))</h2>\n"
                last = entry.file
            }
            let variant = picture.shot.variant.name
            let caption = Self.escaped(picture.shot.title + (variant.isEmpty ? "" : " · \(variant)"))
            let content =
                picture.file.map { "<img alt=\"\(caption)\" src=\"\(Self.address(of: $0))\">" }
                ?? "<pre>\(Self.escaped("\(entry.file):\(entry.line): \(picture.failure)"))</pre>"
            body += "<figure><figcaption>\(caption)</figcaption>\(content)</figure>\n"
        }
        return page(body.isEmpty ? "<p>There are no previews: no <code>#Preview</code>, no <code>PreviewProvider</code>.</p>\n" : body)
    }

    /// The page of sources that cannot be shown, with what the compiler or the app said.
    public func text(failure: String) -> String { page("<pre>\(Self.escaped(failure))</pre>\n") }

    private func page(_ body: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <meta charset="utf-8">\(isWatching ? "\n<meta http-equiv=\"refresh\" content=\"\(Self.interval)\">" : "")
        <title>\(Self.escaped(title))</title>
        <style>
        body { font: 14px sans-serif; margin: 24px; background: #f2f2f7; color: #1c1c1e }
        figure { display: inline-block; vertical-align: top; margin: 0 24px 24px 0 }
        figcaption { margin-bottom: 8px }
        img { max-width: 320px; max-height: 640px; border: 1px solid #c6c6c8; border-radius: 12px }
        pre { max-width: 640px; padding: 12px; background: #fff; color: #c00; white-space: pre-wrap }
        </style>
        <h1>\(Self.escaped(title))</h1>
        \(body)</html>

        """
    }

    /// A picture's address, which is another when the picture is.
    private static func address(of file: String) -> String {
        var stamp = Fingerprint()
        stamp.add(file: file)
        let plain = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_."))
        let name = Files.name(file).addingPercentEncoding(withAllowedCharacters: plain) ?? ""
        return "\(name)?\(stamp.text)"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    }
}
