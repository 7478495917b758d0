import UIKit
import XCTest

/// The enumeration that the article shows, beside Swift's own.
private enum Shown {
    // listing result-networking-01
}

private enum ShownAgain {
    // listing result-networking-06
}

// listing result-networking-07

private final class PairModel {
    // listing result-networking-02
}

private final class ResultModel {
    // listing result-networking-04
}

private var exeedSize = false
private var invalidFormat = false

private final class VideoModel {
    // listing result-networking-08
}

private final class Screens: UIViewController {
    func pair(_ model: PairModel, _ url: URL) {
        // listing result-networking-03
    }

    func result(_ model: ResultModel, _ url: URL) {
        // listing result-networking-05
    }

    func video(_ model: VideoModel, _ url: URL) {
        // listing result-networking-09
    }
}

private enum Odd: Error, Equatable { case one, other }

final class ResultClaims: XCTestCase {
    func test_c02_c03_l01_l06_aResultIsASuccessOrAFailure() {
        let (good, bad) = (Shown.Result<Int, Odd>.success(1), Shown.Result<Int, Odd>.failure(.one))
        if case .success(let value) = good { XCTAssertEqual(value, 1) } else { XCTFail("\(good)") }
        if case .failure(let error) = bad { XCTAssertEqual(error, .one) } else { XCTFail("\(bad)") }
        if case .success(let value) = ShownAgain.Result<Int, Odd>.success(2) { XCTAssertEqual(value, 2) } else { XCTFail() }
        if case .success(let value) = Result<Int, Odd>.success(3) { XCTAssertEqual(value, 3) } else { XCTFail() }
    }

    /// What the first way calls its completion with, once the network has answered.
    @MainActor private func answers(_ answer: Result<Data, URLError>) -> [(Data?, Error?)] {
        let lock = NSLock()
        var heard: [(Data?, Error?)] = []
        Answers.answer = answer
        Answers.begin()
        defer { Answers.end() }
        PairModel().loadData(url: Answers.url) { data, error in lock.withLock { heard.append((data, error)) } }
        XCTAssertTrue(Screen.wait(atMost: 20) { lock.withLock { !heard.isEmpty } })
        Screen.wait(0.05)
        return heard
    }

    @MainActor func test_c04_l02_theFirstWayGivesDataOrAnError() {
        let good = answers(.success(Data("yes".utf8)))
        XCTAssertEqual(good.count, 1)
        XCTAssertEqual(good[0].0, Data("yes".utf8))
        XCTAssertNil(good[0].1)
        let bad = answers(.failure(URLError(.timedOut)))
        XCTAssertEqual(bad.count, 1)
        XCTAssertNil(bad[0].0)
        XCTAssertEqual((bad[0].1 as? URLError)?.code, .timedOut)
    }

    /// Nothing in the types forbids the two that mean nothing.
    @MainActor func test_c05_l03_pairsOfOptionalsHaveFourForms() {
        let completion: (Data?, Error?) -> Int = { ($0 == nil ? 0 : 1) + ($1 == nil ? 0 : 2) }
        XCTAssertEqual(
            [completion(nil, nil), completion(Data(), nil), completion(nil, Odd.one), completion(Data(), Odd.one)], [0, 1, 2, 3])
        Screens().pair(PairModel(), Answers.url)
    }

    @MainActor func test_c06_l04_l05_aResultIsOneParameterWithTwoCases() {
        Screens().result(ResultModel(), Answers.url)
        let handler: (Result<Data, Error>) -> Bool = { result in
            switch result {
            case .failure: false
            case .success: true
            }
        }
        XCTAssertEqual([handler(.success(Data())), handler(.failure(Odd.one))], [true, false])
    }

    @MainActor func test_c07_c09_l07_l09_anErrorOfOnesOwnIsMatchedCaseByCase() {
        Screens().video(VideoModel(), Answers.url)
        func name(_ result: Result<Data, VideoError>) -> String {
            switch result {
            case .success: "success"
            case .failure(.networkFailure(let error)): "network \(error)"
            case .failure(.exceedSize): "size"
            case .failure(.invalidFormat): "format"
            }
        }
        let all: [Result<Data, VideoError>] = [
            .success(Data()), .failure(.networkFailure(Odd.one)), .failure(.exceedSize), .failure(.invalidFormat),
        ]
        XCTAssertEqual(all.map(name), ["success", "network one", "size", "format"])
    }

    @MainActor func test_c08_l08_eachFailureIsToldOnce() {
        func heard(_ answer: Result<Data, URLError>) -> [String] {
            let lock = NSLock()
            var heard: [String] = []
            Answers.answer = answer
            Answers.begin()
            defer { Answers.end() }
            VideoModel().loadData(url: Answers.url) { result in
                let word =
                    switch result {
                    case .success(let data): "success \(data.count)"
                    case .failure(.networkFailure): "network"
                    case .failure(.exceedSize): "size"
                    case .failure(.invalidFormat): "format"
                    }
                lock.withLock { heard.append(word) }
            }
            XCTAssertTrue(Screen.wait(atMost: 20) { lock.withLock { !heard.isEmpty } })
            Screen.wait(0.05)
            return heard
        }
        defer { (exeedSize, invalidFormat) = (false, false) }
        XCTAssertEqual(heard(.failure(URLError(.timedOut))), ["network"])
        XCTAssertEqual(heard(.success(Data([1, 2]))), ["success 2"])
        exeedSize = true
        XCTAssertEqual(heard(.success(Data([1]))), ["size"])
        (exeedSize, invalidFormat) = (false, true)
        XCTAssertEqual(heard(.success(Data([1]))), ["format"])
    }

    func test_c10_getGivesTheValueOrThrows() {
        XCTAssertEqual(try Result<Int, Odd>.success(1).get(), 1)
        XCTAssertThrowsError(try Result<Int, Odd>.failure(.one).get()) { XCTAssertEqual($0 as? Odd, .one) }
    }

    func test_c11_c12_valuesAndErrorsAreTransformed() {
        let (good, bad) = (Result<Int, Odd>.success(1), Result<Int, Odd>.failure(.one))
        XCTAssertEqual(good.map { $0 + 1 }, .success(2))
        XCTAssertEqual(good.flatMap { _ in bad }, bad)
        XCTAssertEqual(bad.mapError { _ in Odd.other }, .failure(.other))
        XCTAssertEqual(bad.flatMapError { _ in good }, good)
    }

    func test_c13_resultsAreCompared() {
        XCTAssertTrue(Result<Int, Odd>.success(1) == .success(1))
        XCTAssertTrue(Result<Int, Odd>.success(1) != .failure(.one))
    }
}
