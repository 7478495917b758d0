import Articles
import Foundation
import Shell

/// The whole check.
struct Check {
    private let documents: Documents
    private let program: String
    private let project: TestProject
    private let pending: Pending

    /// Prepares the check of a checkout.
    ///
    /// - Parameter sampan: the command that builds and runs.
    init(root: URL, documents: Documents, sampan: String) throws {
        program = sampan
        self.documents = documents
        project = try TestProject(checkout: root, documents: documents)
        pending = try Pending(String(contentsOf: root.appendingPathComponent("Tests/Conformance/pending.md"), encoding: .utf8))
    }

    /// Builds, runs and prints.
    ///
    /// - Parameter chosen: the articles to look at; all if there are none.
    /// - Returns: whether everything is as it should be.
    func run(articles chosen: Set<String>) throws -> Bool {
        for name in chosen.sorted() where !documents.articles.contains(where: { $0.slug == name }) {
            throw Complaint("there is no article \(name)")
        }
        let isChosen = { (name: String) in chosen.isEmpty || chosen.contains(name) }
        // A copy's claims hold by the tests of its original.
        let run = chosen.union(documents.articles.filter { chosen.contains($0.slug) }.compactMap(\.original))
        var report = Report(documents: documents, pending: pending)
        for bundle in project.bundles where run.isEmpty || run.contains(bundle.article) {
            if let steps = bundle.generation { try generate(steps, bundle, &report) }
            if bundle.hasTests { try test(bundle, &report) }
            for script in bundle.scripts { try play(script, isFirst: script == bundle.scripts.first, bundle, &report) }
            try refuse(bundle, &report)
        }
        let table = report.table(of: documents.articles.filter { isChosen($0.slug) })
        for complaint in report.complaints { print(complaint) }
        for line in table { print(line) }
        return report.complaints.isEmpty
    }

    private func sampan(_ arguments: String...) throws -> Command.Outcome { try sampan(arguments) }

    private func sampan(_ arguments: [String]) throws -> Command.Outcome {
        var command = Command(program, arguments, in: project.folder)
        command.environment = ["DISPLAY": "", "WAYLAND_DISPLAY": ""]
        return try command.run { _ in }
    }

    /// Generates sources as the article does; its tests are compiled with the last of them.
    private func generate(_ steps: String, _ bundle: TestProject.Bundle, _ report: inout Report) throws {
        var generation = GenerationSteps(in: "\(project.folder)/\(bundle.target)", documents: documents, sampan: program)
        do { try generation.run(steps, name: "\(bundle.article)/Generation/steps") } catch { report.complain("\(error)") }
        for listing in generation.listings { report.enterUsed(listing) }
        for (claim, failure) in generation.outcomes { report.enter([Pending.id(bundle.article, "c", claim)], failure: failure) }
    }

    private func test(_ bundle: TestProject.Bundle, _ report: inout Report) throws {
        let file = "\(project.folder)/\(bundle.target).xml"
        try? FileManager.default.removeItem(atPath: file)
        let outcome = try sampan("test", ".", "--target", bundle.target, "--junit", file, "--timeout", "60")
        guard let data = FileManager.default.contents(atPath: file) else {
            return report.complain("\(bundle.article) was not built:\n\(outcome.text)\(outcome.errors)")
        }
        report.enterCompiled(bundle.lines)
        for test in try TestResults(data).tests {
            let ids = test.ids(of: bundle.article)
            report.enter(ids, failure: test.failure.map { "\(test.name): \($0)" })
            if let failure = test.failure, ids.isEmpty { report.complain("\(bundle.article): \(test.name): \(failure)") }
        }
    }

    /// Plays a script with the article's app, which says itself what holds: see `AppSupport`. The first one finds nothing that the app has stored,
    /// the others what the scripts before them left.
    private func play(_ script: String, isFirst: Bool, _ bundle: TestProject.Bundle, _ report: inout Report) throws {
        // A picture of the script's name is what the camera films.
        let filmed = script.replacing(#/\.script$/#, with: ".png")
        let camera = FileManager.default.fileExists(atPath: "\(project.folder)/\(filmed)") ? ["--camera", filmed] : []
        try removePictures(of: script)
        let outcome = try sampan(
            ["run", "Apps/\(bundle.target)", "--host", "headless", "--script", script, "--timeout", "120"] + camera + arguments(of: script)
                + (isFirst ? ["--erase"] : []))
        let ends = "\(project.folder)/\(script.replacing(#/\.script$/#, with: ".ends"))"
        if let text = try? String(contentsOfFile: ends, encoding: .utf8) {
            report.enterCompiled(bundle.lines)
            for end in try ExpectedEnd.all(in: text, of: ends) {
                let id = Pending.id(bundle.article, end.kind, end.number)
                report.enter(
                    [id], failure: end.failure(outcome.text + outcome.errors, succeeded: outcome.succeeded).map { "\(script): \($0)" })
            }
            return
        }
        guard outcome.succeeded else {
            return report.complain("\(bundle.article): \(script) did not come to its end:\n\(outcome.text)\(outcome.errors)")
        }
        report.enterCompiled(bundle.lines)
        try compare(script, bundle, &report)
        for said in AppClaim.all(in: outcome.text) {
            report.enter([Pending.id(bundle.article, said.kind, said.number)], failure: said.failure.map { "\(script): \($0)" })
        }
    }

    /// What a former run made is not compared. The pictures that films are stay.
    private func removePictures(of script: String) throws {
        let text = try String(contentsOfFile: "\(project.folder)/\(script)", encoding: .utf8)
        for match in text.matches(of: #/(?m)^screenshot (\S+)$/#) {
            try? FileManager.default.removeItem(atPath: "\(project.folder)/\(match.1)")
        }
    }

    /// Compares the pictures that a script made with those of others, as the file beside it says.
    private func compare(_ script: String, _ bundle: TestProject.Bundle, _ report: inout Report) throws {
        let file = URL(fileURLWithPath: "\(project.folder)/\(script.replacing(#/\.script$/#, with: ".pictures"))")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return }
        for pair in try ComparedPictures.all(in: text, of: file.path) {
            let id = Pending.id(bundle.article, pair.kind, pair.number)
            report.enter([id], failure: pair.failure(in: file.deletingLastPathComponent()).map { "\(script): \($0)" })
        }
    }

    /// What else is said to the command for a script: each line of the file beside it is an argument.
    private func arguments(of script: String) throws -> [String] {
        let file = "\(project.folder)/\(script.replacing(#/\.script$/#, with: ".arguments"))"
        guard FileManager.default.fileExists(atPath: file) else { return [] }
        return try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    private func refuse(_ bundle: TestProject.Bundle, _ report: inout Report) throws {
        guard !bundle.refused.isEmpty else { return }
        let folder = "\(project.folder)/Refused/\(bundle.target)"
        // The compiler says what it warns of when it compiles: a module that is built already would be silent.
        let cleaned = try sampan("clean", folder)
        guard cleaned.succeeded else { return report.complain("\(bundle.article): \(cleaned.text)\(cleaned.errors)") }
        // A package has no app to build; its tests stand on what is to be refused.
        let isPackage = bundle.refused.contains { $0.hasSuffix("/\(bundle.target)/Package.swift") }
        let outcome = try sampan(isPackage ? "test" : "build", folder)
        let messages = Refusals.messages(in: outcome.text + outcome.errors, below: folder)
        for path in bundle.refused {
            let name = String(path.dropFirst("Refused/\(bundle.target)/".count))
            let source = try String(contentsOfFile: "\(project.folder)/\(path)", encoding: .utf8)
            let expectations = Refusals.expectations(in: source)
            let (claims, others) = Refusals.outcome(of: expectations, messages.filter { $0.file == name })
            for (claim, missing) in claims {
                let id = Pending.id(bundle.article, String(claim.prefix(1)), Int(claim.dropFirst()) ?? 0)
                report.enter([id], failure: missing.map { "\(name): \($0)" })
            }
            for other in others { report.complain("\(bundle.article): \(name):\(other.line): not expected: \(other.text)") }
        }
    }
}
