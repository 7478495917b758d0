import Foundation

private enum Fault: Error, CustomNSError {
    case small, large(Int)
    static var errorDomain: String { "Fault" }
    var errorCode: Int { if case .large(let size) = self { size } else { 1 } }
}

private func raise(_ error: any Error) throws { throw error }

private func caught(_ thrown: any Error) -> Int {
    do {
        try raise(thrown)
        return 0
    } catch let error as NSError where error.domain == "Fault" && error.code > 100 {
        return -error.code
    } catch let error as NSError {
        let text = "\(error.domain) \(error.code)"
        return text.hasPrefix("Fault") ? error.code : 10_000 + error.code
    }
}

@MainActor func checkErrorsAreCaughtAsObjects() {
    expect(caught(Fault.small) == 1 && caught(Fault.large(7)) == 7 && caught(Fault.large(700)) == -700)
    expect(caught(NSError(domain: "other", code: 3)) == 10_003)
    do {
        try raise(Fault.large(5))
    } catch var error as NSError {
        error = NSError(domain: error.domain, code: error.code + 1)
        expect(error.code == 6 && error.domain == "Fault")
    }
    do { try raise(Fault.small) } catch let error as NSError { expect(error.code == 1) }
    do { try raise(Fault.small) } catch let error as Foundation.NSError { _ = error }
    do { try raise(Fault.small) } catch (let error as NSError) { expect(error.code == 1) }
    do { try raise(Fault.small) } catch let (error as NSError) where error.code == 1 { expect(error.domain == "Fault") } catch {
        expect(false)
    }
}

private func code(_ result: Result<Int, any Error>) -> Int {
    switch result {
    case .success(let value): return value
    case .failure(let error as NSError) where error.code == 2: return -2
    case let .failure(error as NSError):
        let code = error.code
        return code
    }
}

private func word(_ error: any Error) -> String {
    switch error {
    case let fault as NSError where fault.domain == "Fault": fault.domain
    default: "none"
    }
}

@MainActor func checkPatternsMatchErrorsAsObjects() {
    expect(code(.success(9)) == 9 && code(.failure(Fault.large(2))) == -2 && code(.failure(Fault.large(3))) == 3)
    expect(word(Fault.small) == "Fault" && word(CancellationError()) == "none")
    let result = Result<Int, any Error>.failure(Fault.large(4))
    if case .failure(let error as NSError) = result, error.code == 4 {
        expect(error.domain == "Fault")
        expect(error.code == 4)
    } else {
        expect(false)
    }
    var codes: [Int] = []
    for case let error as NSError in [Fault.small, Fault.large(8)] as [any Error] where error.code > 1 { codes.append(error.code) }
    expect(codes == [8])
    let value: Any = "no error"
    var isError = false
    switch value {
    case let error as NSError: isError = error.code >= 0
    default: break
    }
    expect(!isError)
}

@MainActor func checkCastsMakeObjectsOfErrors() {
    let error: any Error = Fault.large(6)
    let optional: (any Error)? = error
    let anything: Any = error
    expect((error as? NSError)?.code == 6)
    expect((optional as? NSError)?.code == 6 && (anything as? NSError)?.domain == "Fault")
    expect((error as! NSError).code == 6 && error is NSError && anything is NSError)
    let text: Any = "text"
    expect(text as? NSError == nil && !(text is NSError))
    let nothing: (any Error)? = nil
    expect(nothing as? NSError == nil)
    if let object = nothing as? NSError ?? anything as? NSError, object.code == 6 {
        expect(object.domain == "Fault")
    } else {
        expect(false)
    }
    let whole = NSError(domain: "whole", code: 1, userInfo: [NSUnderlyingErrorKey: Fault.large(11)])
    expect((whole.userInfo[NSUnderlyingErrorKey] as? NSError)?.code == 11)
    // What is an object already is the same one.
    expect(whole as Any as? NSError === whole)
}
