import Foundation
import FoundationNetworking
import ObjCRuntime

/// The way to load addresses that came before `URLSession`, as far as it asks no delegate.
///
/// See https://developer.apple.com/documentation/foundation/nsurlconnection.
open class NSURLConnection: NSObject {
    /// Sends a request and calls a closure on a queue with the answer.
    public class func sendAsynchronousRequest(
        _ request: URLRequest, queue: OperationQueue,
        completionHandler handler: @escaping @Sendable (URLResponse?, Data?, (any Error)?) -> Void
    ) {
        URLSession.shared.dataTask(with: request) { data, response, error in
            queue.addOperation { handler(error == nil ? response : nil, error == nil ? data : nil, error) }
        }.resume()
    }

    /// Sends a request and waits for the answer.
    ///
    /// - Parameter response: where what is said of the answer goes.
    public class func sendSynchronousRequest(
        _ request: URLRequest, returning response: AutoreleasingUnsafeMutablePointer<URLResponse?>?
    ) throws -> Data {
        let done = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var answer: (data: Data?, response: URLResponse?, error: (any Error)?) = (nil, nil, nil)
        URLSession.shared.dataTask(with: request) { data, response, error in
            answer = (data, response, error)
            done.signal()
        }.resume()
        done.wait()
        if let error = answer.error { throw error }
        response?.pointee = answer.response
        return answer.data ?? Data()
    }

    /// Whether a request can be sent at all.
    public class func canHandle(_ request: URLRequest) -> Bool {
        ["http", "https", "file", "data", "ftp"].contains(request.url?.scheme?.lowercased() ?? "")
    }
}
