extension KnownSymbolNames {
    /// The names up to `heater.vertical`.
    static let firstHalf = """
        1.magnifyingglass 10.arrow.trianglehead.clockwise 10.arrow.trianglehead.counterclockwise
        15.arrow.trianglehead.clockwise 15.arrow.trianglehead.counterclockwise
        30.arrow.trianglehead.clockwise 30.arrow.trianglehead.counterclockwise 4k.tv+
        5.arrow.trianglehead.clockwise 5.arrow.trianglehead.counterclockwise a.magnify abs abs.brakesignal
        air.car.side+ air.conditioner.horizontal+ air.conditioner.vertical+ air.purifier+ airplane.ticket+
        airplay.audio airplay.video airpod.left airpod.right airpodpro.left airpodpro.right
        airpods.chargingcase+ airpods.chargingcase.wireless+ airpods.gen3 airpodsmax airpodspro
        airpodspro.chargingcase.wireless+ airport.express airport.extreme airport.extreme.tower airtag+
        airtag.radiowaves.forward+ alarm.waves.left.and.right+ align.horizontal.center+
        align.horizontal.left+ align.horizontal.right+ align.vertical.bottom+ align.vertical.center+
        align.vertical.top+ allergens.fill alternatingcurrent american.football+ app.background.dotted
        app.connected.to.app.below.fill app.gift+ app.grid app.specular app.translucent append.page+
        apple.haptics.and.exclamationmark.triangle apple.haptics.and.music.note apple.image.playground
        apple.intelligence apple.logo apple.meditate apple.terminal+ applelogo applepencil
        applepencil.and.scribble applepencil.gen1 applepencil.gen2 applepencil.tip applescript+
        appletvremote.gen1+ appletvremote.gen2+ appletvremote.gen3+ appletvremote.gen4+
        applewatch.and.arrow.forward applewatch.radiowaves.left.and.right applewatch.side.right apps.ipad
        apps.ipad.landscape apps.iphone.landscape aqi.high aqi.low aqi.medium arcade.stick
        arcade.stick.and.arrow.left arcade.stick.console+ arkit arrow.2.squarepath arrow.3.trianglepath
        arrow.down.and.line.horizontal.and.arrow.up arrow.down.backward.and.arrow.up.forward
        arrow.down.forward.topright.rectangle+ arrow.down.left.arrow.up.right
        arrow.down.left.topright.rectangle+ arrow.down.left.video+ arrow.down.to.line.alt
        arrow.down.to.line.compact arrow.left.and.line.vertical.and.arrow.right
        arrow.left.and.right.righttriangle.left.righttriangle.right+ arrow.left.and.right.text.vertical
        arrow.left.to.line.alt arrow.left.to.line.compact arrow.rectanglepath
        arrow.right.and.line.vertical.and.arrow.left arrow.right.doc.on.clipboard
        arrow.right.filled.filter.arrow.right arrow.right.page.on.clipboard arrow.right.to.line.alt
        arrow.right.to.line.compact arrow.triangle.2.circlepath.camera+
        arrow.triangle.2.circlepath.doc.on.clipboard arrow.triangle.capsulepath arrow.triangle.merge
        arrow.triangle.pull arrow.triangle.turn.up.right.circle+ arrow.triangle.turn.up.right.diamond+
        arrow.trianglehead.2.counterclockwise arrow.trianglehead.clockwise.rotate.90
        arrow.trianglehead.counterclockwise.rotate.90
        arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right arrow.trianglehead.merge
        arrow.trianglehead.pull arrow.trianglehead.rectanglepath arrow.trianglehead.swap
        arrow.trianglehead.turn.up.right.circle+
        arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down arrow.turn.left.down
        arrow.turn.left.up arrow.turn.right.down arrow.turn.up.forward.iphone+
        arrow.up.and.down.righttriangle.up.righttriangle.down+ arrow.up.and.down.text.horizontal
        arrow.up.and.line.horizontal.and.arrow.down arrow.up.and.person.rectangle.portrait
        arrow.up.and.person.rectangle.turn.right arrow.up.backward.bottomtrailing.rectangle+
        arrow.up.bin.fill arrow.up.doc.on.clipboard arrow.up.left.and.down.right.magnifyingglass
        arrow.up.left.arrow.down.right arrow.up.left.bottomright.rectangle+ arrow.up.page.on.clipboard
        arrow.up.right.topright.rectangle arrow.up.right.video+ arrow.up.to.line.alt
        arrow.up.to.line.compact arrow.up.trash+ arrowkeys+ arrowkeys.down.filled arrowkeys.left.filled
        arrowkeys.right.filled arrowkeys.up.filled arrowshape.bounce.left+ arrowshape.bounce.right+
        arrowshape.left.arrowshape.right+ arrowshape.zigzag.right+
        arrowtriangle.left.and.line.vertical.and.arrowtriangle.right+
        arrowtriangle.right.and.line.vertical.and.arrowtriangle.left+ australian.football+
        australiandollarsign australsign australsign.circle+ badge.plus.radiowaves.forward
        badge.plus.radiowaves.right bahtsign bahtsign.circle+ balloon.2+ barometer baseball+
        baseball.circle+ baseball.diamond.bases bathtub+ battery.100.bolt.rtl batteryblock+ beach.umbrella+
        beats.earphones beats.headphones beats.powerbeats beats.studiobud.left bell.and.waveform+
        beziercurve bicycle.sensor.tag.radiowaves.left.and.right+ blinds.horizontal.closed
        blinds.horizontal.open blinds.vertical.closed blinds.vertical.open bold.underline bolt.badge.a+
        bolt.badge.automatic+ bolt.batteryblock+ bolt.brakesignal bolt.car+ bolt.car.circle+
        bolt.horizontal+ bolt.horizontal.circle+ bolt.horizontal.icloud+ bolt.ring.closed
        bolt.trianglebadge.exclamationmark+ bonfire book.and.wrench+ book.pages+ brain.head.profile.fill
        brakesignal brazilianrealsign brazilianrealsign.circle+
        bubble.left.and.exclamationmark.bubble.right+ bubble.left.and.text.bubble.right+ bubble.middle.top+
        bubbles.and.sparkles+ building.2.crop.circle+ bus.doubledecker+ button.horizontal+
        button.horizontal.top.press+ button.vertical.left.press+ button.vertical.right.press+ cabinet+
        cablecar+ calendar.and.person calendar.day.timeline.leading calendar.day.timeline.right
        calendar.day.timeline.trailing camera.metering.center.weighted
        camera.metering.center.weighted.average camera.metering.matrix camera.metering.multispot
        camera.metering.none camera.metering.partial camera.metering.spot camera.metering.unknown
        camera.on.rectangle+ camera.shutter.button+ candybarphone capsule.bottomhalf.filled
        capsule.inset.filled capsule.lefthalf.filled capsule.on.capsule+ capsule.on.rectangle+
        capsule.righthalf.filled capsule.tophalf.filled car.ferry+ car.front.waves.down+ car.front.waves.up+
        car.rear+ car.rear.and.tire.marks car.rear.waves.up+ car.side.front.open+ car.side.lock+
        car.side.rear.open+ car.top.radiowaves.rear.right+ car.window.left car.window.right carseat.left+
        carseat.left.and.heat.waves+ carseat.right+ cedisign cedisign.circle+ cent.circle chair.lounge+
        chandelier+ character.bubble.ja character.duployan character.magnify character.phonetic
        character.sutton character.textbox characters.lowercase characters.uppercase
        chart.bar.horizontal.page+ chart.bar.xaxis.ascending chart.bar.xaxis.ascending.badge.clock
        chart.line.flattrend.xyaxis chart.line.text.clipboard+ checkerboard.rectangle checkerboard.shield
        checkmark.applewatch checkmark.circle.trianglebadge.exclamationmark checkmark.gobackward
        checkmark.rectangle.stack+ checkmark.seal.text.page+ chevron.backward.to.line
        chevron.compact.backward chevron.compact.forward chevron.down.forward chevron.down.left
        chevron.forward.dotted.chevron.right chevron.forward.to.line chevron.left.to.line
        chevron.right.dotted.chevron.right chevron.right.to.line
        chevron.up.chevron.right.chevron.down.chevron.left chevron.up.forward.2 chevron.up.right
        chevron.up.right.2 chineseyuanrenminbisign circle.and.line.horizontal+ circle.dashed.inset.filled
        circle.dotted circle.dotted.circle+ circle.filled.ipad+ circle.filled.iphone+
        circle.lefthalf.filled.righthalf.striped.horizontal circle.lefthalf.striped.horizontal
        circle.rectangle.dashed circle.rectangle.filled.pattern.diagonalline cloud.moon.bolt+
        cloud.moon.rain+ cloud.rainbow.half+ cloud.sleet+ cloud.sun.bolt+ coat+ coloncurrencysign
        coloncurrencysign.circle+ comb+ compass.drawing cone+ contact.sensor+ contextualmenu.and.cursorarrow
        convertible.side+ cooktop+ creditcard.and.123 creditcard.trianglebadge.exclamationmark+
        cricket.ball+ cruzeirosign cruzeirosign.circle+ cube.transparent.fill cup.and.heat.waves+
        cursorarrow.and.square.on.square.dashed cursorarrow.click cursorarrow.click.2
        cursorarrow.click.badge.clock cursorarrow.motionlines cursorarrow.motionlines.click curtains.closed
        curtains.open cylinder+ danishkronesign decrease.quotelevel dehumidifier+ delete.backward+
        delete.forward+ desktopcomputer.and.arrow.down desktopcomputer.trianglebadge.exclamationmark
        dial.high+ dial.low+ dial.medium+ diamond.bottomhalf.filled diamond.inset.filled
        diamond.lefthalf.filled diamond.righthalf.filled diamond.tophalf.filled die.face.1+ die.face.2+
        die.face.3+ die.face.4+ die.face.6+ digitalcrown.arrow.clockwise+ digitalcrown.horizontal.press+
        digitalcrown.press+ directcurrent directions dishwasher+ dishwasher.circle+ display.2
        display.and.arrow.down display.trianglebadge.exclamationmark distribute.horizontal.center+
        distribute.horizontal.left+ distribute.horizontal.right+ distribute.vertical.bottom+
        distribute.vertical.center+ distribute.vertical.top+ doc.text.below.ecg+ doc.text.image+
        doc.text.magnifyingglass dock.arrow.down.rectangle dock.arrow.up.rectangle document.on.trash+
        dollarsign.arrow.circlepath dollarsign.arrow.trianglehead.counterclockwise.rotate.90
        dollarsign.bank.building+ dollarsign.gauge.chart.lefthalf.righthalf
        dollarsign.gauge.chart.leftthird.topthird.rightthird dongsign dongsign.circle+ door.french.closed
        door.french.open door.garage.closed door.garage.open door.left.hand.closed door.right.hand.closed
        door.right.hand.open door.sliding.left.hand.open door.sliding.right.hand.closed
        dot.arrowtriangles.up.right.down.left.circle dot.circle.and.cursorarrow
        dot.circle.and.hand.point.up.left.fill dot.radiowaves.forward dot.scope dot.scope.display
        dot.square.fill dot.squareshape+ dot.squareshape.split.2x2
        dots.and.line.vertical.and.cursorarrow.rectangle dpad+ dpad.down.filled dpad.left.filled
        dpad.right.filled dpad.up.filled drop.degreesign+ drop.degreesign.slash+ drop.halffull
        drop.keypad.rectangle+ dryer+ dryer.circle+ ear.and.waveform ear.badge.waveform
        ear.trianglebadge.exclamationmark earbuds.case+ earpods eject+ eject.circle+
        ellipsis.vertical.bubble+ engine.combustion+ engine.combustion.badge.exclamationmark+
        entry.lever.keypad+ entry.lever.keypad.trianglebadge.exclamationmark+
        envelope.and.arrow.trianglehead.branch+ envelope.arrow.triangle.branch+
        envelope.badge.shield.half.filled+ envelope.front+ eraser+ eraser.line.dashed+ eurozonesign
        ev.plug.ac.type.1+ ev.plug.dc.ccs1+ exclamationmark.applewatch exclamationmark.arrow.circlepath
        exclamationmark.arrow.triangle.2.circlepath exclamationmark.lock+ exclamationmark.magnifyingglass
        exclamationmark.questionmark exclamationmark.tirepressure exclamationmark.triangle.text.page+
        externaldrive.badge.icloud externaldrive.badge.person.crop externaldrive.badge.timemachine
        externaldrive.badge.wifi externaldrive.connected.to.line.below+
        externaldrive.trianglebadge.exclamationmark eye.trianglebadge.exclamationmark+ eyebrow
        eyedropper.full eyedropper.halffull eyes eyes.inverse face.dashed.fill face.smiling.inverse fan+
        fan.badge.automatic+ fan.ceiling+ fan.desk+ fan.floor+ fan.oscillation+ fan.slash+
        field.of.view.ultrawide field.of.view.wide figure.2 figure.2.arms.open figure.2.left.holdinghands
        figure.2.right.holdinghands figure.american.football figure.and.child.holdinghands
        figure.and.child.holdinghands.circle figure.archery figure.arms.open figure.australian.football
        figure.badminton figure.barre figure.baseball figure.basketball figure.bowling figure.boxing
        figure.child.and.lock+ figure.child.and.lock.open+ figure.climbing figure.cooldown
        figure.core.training figure.cricket figure.cross.training figure.curling figure.dance
        figure.disc.sports figure.dress.line.vertical.figure figure.elliptical figure.equestrian.sports
        figure.fall figure.fencing figure.fishing figure.flexibility figure.golf figure.gymnastics
        figure.hand.cycling figure.handball figure.highintensity.intervaltraining figure.hockey
        figure.hunting figure.indoor.cycle figure.jumprope figure.kickboxing figure.lacrosse
        figure.martial.arts figure.mind.and.body figure.mixed.cardio figure.open.water.swim
        figure.outdoor.cycle figure.pickleball figure.pilates figure.play figure.racquetball
        figure.roll.runningpace figure.rolling figure.rower figure.rugby figure.run.square.stack+
        figure.sailing figure.seated.seatbelt figure.seated.side figure.skating figure.skiing.crosscountry
        figure.skiing.downhill figure.snowboarding figure.soccer figure.socialdance figure.softball
        figure.squash figure.stair.stepper figure.stairs figure.stand.line.dotted.figure.stand
        figure.step.training figure.strengthtraining.functional figure.surfing figure.table.tennis
        figure.taichi figure.tennis figure.track.and.field figure.volleyball figure.walk.arrival
        figure.walk.departure figure.walk.motion figure.water.fitness figure.waterpolo figure.wrestling
        filemenu.and.cursorarrow filemenu.and.selection fireplace+ flag.2.crossed+ flag.2.crossed.circle+
        flag.and.flag.filled.crossed flag.checkered.2.crossed flag.filled.and.flag.crossed
        flag.pattern.checkered flag.pattern.checkered.2.crossed fleuron+ flipphone florinsign
        florinsign.circle+ flowchart+ fn folder.badge.person.crop folder.fill.badge.person.crop
        fossil.shell+ francsign francsign.circle+ frying.pan+ fuelpump.exclamationmark+ gauge.high gauge.low
        gauge.open.with.lines.needle.33percent gauge.open.with.lines.needle.67percent
        gauge.with.dots.needle.0percent gauge.with.dots.needle.100percent gauge.with.dots.needle.33percent
        gauge.with.dots.needle.67percent gauge.with.dots.needle.bottom.0percent
        gauge.with.dots.needle.bottom.100percent gauge.with.dots.needle.bottom.50percent gauge.with.needle
        gearshape.and.arrow.trianglehead.2.clockwise.rotate.90 gearshape.arrow.triangle.2.circlepath
        giftcard+ globe.asia.australia+ globe.badge.chevron.backward globe.central.south.asia+
        globe.desk.fill gobackward.10 gobackward.15 gobackward.30 gobackward.45 gobackward.5 gobackward.60
        gobackward.75 gobackward.90 gobackward.minus goforward.10 goforward.15 goforward.30 goforward.45
        goforward.5 goforward.60 goforward.75 goforward.90 goforward.plus greaterthanorequalto
        greaterthanorequalto.circle+ guaranisign guaranisign.circle+ guitars+ gym.bag+ gyroscope
        hand.palm.facing+ hand.pinch+ hand.point.down+ hand.point.left+ hand.point.right+ hand.point.up+
        hand.point.up.braille+ hand.raised.brakesignal hand.raised.fingers.spread+
        hand.raised.square.on.square+ hand.rays handbag+ hands.sparkles+ hat.cap+ hat.widebrim+
        headlight.daytime+ headlight.fog+ headlight.high.beam+ headlight.low.beam+
        hearingdevice.and.signal.meter hearingdevice.ear heart.text.clipboard+ heat.waves heater.vertical+
        """
}
