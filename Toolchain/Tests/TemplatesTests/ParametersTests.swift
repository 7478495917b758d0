import Templates
import Testing

/// The parameters that templates are given.
@Suite struct ParametersTests {
    @Test func parametersAreTextsFlagsTablesAndLists() throws {
        let values = try Parameters.parse(["foo=1", "bar=x=y", "empty=", "baz.qux=hello", "baz.items=a", "baz.items=b", "something", "é=1"])
        #expect(values["foo"] as? String == "1")
        #expect(values["bar"] as? String == "x=y")
        #expect(values["empty"] as? String == "")
        #expect(values["something"] as? Bool == true)
        #expect(values["é"] as? String == "1")
        let table = values["baz"] as? [String: Any]
        #expect(table?["qux"] as? String == "hello")
        #expect(table?["items"] as? [String] == ["a", "b"])
    }

    @Test func tablesMayBeInTables() throws {
        let values = try Parameters.parse(["a.b.c=1", "a.b.d=2", "a.b.c=3", "a.e"])
        let inner = (values["a"] as? [String: Any])?["b"] as? [String: Any]
        #expect(inner?["c"] as? [String] == ["1", "3"])
        #expect(inner?["d"] as? String == "2")
        #expect((values["a"] as? [String: Any])?["e"] as? Bool == true)
    }

    @Test(arguments: [
        ("", Parameters.Failure.syntax("")), ("foo:1", .syntax("foo:1")), ("foo!1", .syntax("foo!1")), ("a_b", .syntax("a_b")),
        ("foo:bar=1", .key("foo:bar", parameter: "foo:bar=1")), (".=1", .key(".", parameter: ".=1")),
        ("foo.=1", .key("", parameter: "foo.=1")),
        ("=1", .key("", parameter: "=1")), ("a..b=1", .key(".b", parameter: "a..b=1")), ("a_b=1", .key("a_b", parameter: "a_b=1")),
    ])
    func aParameterThatIsNotWellFormedIsRefused(_ parameter: String, _ failure: Parameters.Failure) {
        #expect(throws: failure) { try Parameters.parse([parameter]) }
    }

    @Test(arguments: [
        ["foo=1", "foo.bar=1"], ["foo.bar=1", "foo=1"], ["foo=1", "foo=2", "foo.bar=1"], ["a", "a"], ["a", "a=1"], ["a.b", "a.b"],
    ])
    func parametersThatDoNotGoTogetherAreRefused(_ parameters: [String]) {
        #expect(throws: Parameters.Failure.self) { try Parameters.parse(parameters) }
    }

    @Test(arguments: [
        ["a=1", "b=hello", "c=x=y", "d"], ["foo.bar=2", "foo.baz=1", "foo.test"], ["foo.bar.baz.qux=1"], ["foo=1", "foo=2", "foo=hello"],
    ])
    func flatteningIsTheOppositeOfParsing(_ parameters: [String]) throws {
        #expect(Parameters.flatten(try Parameters.parse(parameters)) == parameters)
    }

    @Test func aFlagThatIsFalseIsLeftOut() {
        #expect(Parameters.flatten(["test": true]) == ["test"])
        #expect(Parameters.flatten(["test": false]) == [])
        #expect(Parameters.flatten(["test": "false"]) == ["test=false"])
        #expect(Parameters.flatten(["test": 5, "half": 0.5]) == ["half=0.5", "test=5"])
    }

    @Test func parametersAndEnvironmentAreVariables() throws {
        let values = try Parameters.enrich(["foo": "bar"], parameters: ["a.b=c", "flag"], environment: ["PATH": "/bin"])
        let template = try Template("{{ foo }} {{ param.a.b }} {{ param.flag }} {{ env.PATH }}{{ env.HOME }}")
        #expect(try template.render(values) == "bar c true /bin")
    }
}
