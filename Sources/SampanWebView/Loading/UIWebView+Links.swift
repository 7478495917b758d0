import Foundation
import UIKit
import WebKit

/// Makes links of what looks like one in pages: the page gives its texts, and is told which parts lead where.
extension UIWebView {
    /// Gives the texts that may have links, and keeps their nodes.
    private static let texts = """
        (() => {
            const kept = /^(a|button|script|noscript|style|textarea|select|title)$/i;
            const isFree = (node) => {
                for (let element = node.parentElement; element; element = element.parentElement) {
                    if (kept.test(element.tagName) || element.isContentEditable) return false;
                }
                return true;
            };
            const nodes = [];
            const walker = document.createTreeWalker(document.body || document, NodeFilter.SHOW_TEXT);
            while (walker.nextNode()) {
                const node = walker.currentNode;
                if (/\\S/.test(node.data) && isFree(node)) nodes.push(node);
            }
            globalThis.sampanTexts = nodes;
            const formats = [...document.querySelectorAll("meta[name=format-detection i]")].map((meta) => meta.content);
            return { texts: nodes.map((node) => node.data), findsNumbers: !/telephone\\s*=\\s*no/i.test(formats.join()) };
        })()
        """

    /// Makes links of parts of these texts. The parts of each come in reverse, so that the places of others stay what they are.
    private static let linking = """
        for (const [index, start, length, address] of links) {
            const node = sampanTexts[index];
            if (!node.parentNode || node.length < start + length) continue;
            const found = node.splitText(start);
            found.splitText(length);
            const link = document.createElement("a");
            link.href = address;
            found.replaceWith(link);
            link.append(found);
        }
        delete globalThis.sampanTexts;
        """

    /// Makes links in the page that has come.
    func findLinks() {
        let types = dataDetectorTypes
        guard !types.isEmpty else { return }
        web.evaluateJavaScript(Self.texts, in: nil, in: .defaultClient) { [weak self] result in
            guard let found = (try? result.get()) as? [String: Any], let texts = found["texts"] as? [String] else { return }
            let findsNumbers = (found["findsNumbers"] as? NSNumber)?.boolValue ?? true
            self?.link(Self.links(in: texts, findsNumbers ? types : types.subtracting(.phoneNumber)))
        }
    }

    private static func links(in texts: [String], _ types: UIDataDetectorTypes) -> [[Any]] {
        texts.enumerated().flatMap { index, text in
            types.matches(in: text).reversed().map { match -> [Any] in
                [
                    NSNumber(value: index), NSNumber(value: match.range.location), NSNumber(value: match.range.length),
                    match.url.absoluteString,
                ]
            }
        }
    }

    private func link(_ links: [[Any]]) {
        guard !links.isEmpty else { return }
        web.callAsyncJavaScript(Self.linking, arguments: ["links": links], in: nil, in: .defaultClient)
    }
}
